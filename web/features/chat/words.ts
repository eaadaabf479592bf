/** What the assistant's screen says. */
import type { ChatSeverity } from '#contract/chat.ts';

export const words = {
  title: 'AI Assistant',
  welcome:
    'Hello! I’m your AI assistant. I help with car issues, and you may ask me about any other topic too: where I can’t help, I say so. What is your car doing?',
  examples: [
    'It squeals when I brake',
    'What does P0420 mean?',
    'How do I change a wiper blade?',
    'Is it safe to drive with the oil light on?',
  ],
  placeholder: 'Ask me anything...',
  image: 'Upload an image',
  record: 'Record audio',
  stop: 'Stop recording',
  send: 'Send',
  log: 'Conversation',
  typing: 'The assistant is writing',
  you: 'You',
  assistant: 'Assistant',
  audioRecording: 'Audio recording',
  imageSent: 'Uploaded image',
  again: 'New conversation',
  unanswered: 'No answer came to this.',
  retry: 'Try again',
  whole: 'See the whole diagnosis',
  paper: 'For the mechanic',
  chance: (outOfTen: number) =>
    outOfTen < 1 ? 'less than 1 in 10' : outOfTen > 9 ? 'over 9 in 10' : `${outOfTen} in 10`,
  trouble: 'I’m having trouble responding right now. Please try again.',
  helped: (name: string) => `worded with the help of ${name}`,
  caution: 'An estimate from what you tell me, not an inspection.',
  severity: {
    low: 'Minor Issue',
    medium: 'Moderate Concern',
    high: 'Urgent Attention Required',
  } satisfies Record<ChatSeverity, string>,
  toasts: {
    chat: 'Chat Error',
    chatFallback: 'Failed to get a response. Please try again.',
    responded: (status: number) => `Server responded with ${status}`,
    unreadable: 'Failed to parse server response',
    notAnImage: { title: 'Invalid file', description: 'Please upload an image file (JPEG, PNG, etc.)' },
    tooLarge: { title: 'File Too Large', description: 'Please upload an image smaller than 5MB' },
    image: { title: 'Analysis failed', description: 'Failed to analyze the image. Please try again.' },
    upload: { title: 'Upload failed', description: 'Failed to process the image. Please try again.' },
    audio: { title: 'Analysis failed', description: 'Failed to analyze the audio. Please try again.' },
    denied: { title: 'Microphone access denied', description: 'Please allow microphone access to record audio.' },
    unsupported: { title: 'Not supported', description: 'Audio recording is not supported on this device.' },
    recording: { title: 'Recording started', description: 'Recording your car sound...' },
  },
} as const;
