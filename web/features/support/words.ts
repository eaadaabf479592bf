/** What support says. */
import { inPounds, PLANS, PREMIUM_GIVES } from '#contract/plans.ts';

const [lifetime, yearly] = PLANS.map(({ price }) => inPounds(price));

export const words = {
  form: {
    heading: 'Write to us',
    lead: 'Tell us what happened, and what you expected. If it is about a diagnosis, say what you typed and what it turned out to be.',
    email: 'Email address',
    emailHint: 'Only for our answer.',
    message: 'Message',
    send: 'Send Message',
    sending: 'Sending...',
    sent: { title: 'Support request submitted', description: "We'll get back to you as soon as possible" },
    failed: 'Your message was not sent',
  },
  danger:
    'Brakes, steering, smoke, fuel or heat? Stop where it is safe and call your breakdown service. On a motorway, or when anyone is in danger, call 999.',
  address: 'Or by e-mail',
  addressLoading: 'Looking up the address',
  addressFailed: 'The address could not be loaded. The form still works.',
  faqHeading: 'Frequently asked questions',
  faq: [
    {
      title: 'How does the diagnosis work?',
      body: [
        'Say what the car is doing, record the sound, or take a photo. From each of these the app reads signs: what you hear, see, smell, feel, or find on the dashboard, and what is not there.',
        'It compares them with several hundred faults, weighs in your car’s age, mileage and fuel, and puts the likeliest first, with a chance, what speaks for and against it, what a repair should cost, and whether you may drive on. Then it asks the question whose answer would tell the most.',
        'Whether to stop at once is decided by fixed rules, never by a chance.',
      ],
    },
    {
      title: 'What are the benefits of premium?',
      body: [
        `${PREMIUM_GIVES.join('. ')}.`,
        `It costs ${lifetime} once, for good, or ${yearly} a year. Diagnosis itself is free, and stays so. Where whoever runs this app has not switched payment on, everything is open to everyone.`,
      ],
    },
    {
      title: 'Can I use the app without an account?',
      body: [
        'Yes. Diagnosis by text, sound and photo works without one. Your cars then stay in this browser, and an answer stays until you close the tab.',
        'With an account your cars and your history are kept, on every device. It takes a user name and a password; an e-mail address is optional.',
      ],
    },
    {
      title: 'How accurate is it?',
      body: [
        'It is an estimate from what you tell it, and it says how sure it is: “about 7 in 10” means that about three times in ten it is something else. More detail, your car’s data and an answered question make it surer.',
        'It has not seen your car and does not replace an inspection. Each fault comes with checks that settle it, cheapest first: have one done before you pay for parts.',
      ],
    },
    {
      title: 'How do I cancel my subscription?',
      body: [
        'The yearly plan: under Profile, Help & Support, open Subscription and press Stop renewal. Nothing more is charged, and what you have paid for stays open to its end. If you bought it in the App Store, cancel it there: Settings, your name, Subscriptions.',
        'The lifetime purchase is paid once and never renews, so there is nothing to cancel. If you cannot find your way, write to us with the form above.',
      ],
    },
  ],
} as const;
