/** What we ask the server about support. */
import { queryOptions, useMutation } from '@tanstack/react-query';
import { readOperator, type SupportMessage, sendSupportMessage } from '#contract/support.ts';
import { call } from '#web/lib/call.ts';
import { callOnce } from '#web/lib/call-once.ts';

/** Who runs this server: the letters of the house name them. */
export const operatorQuery = queryOptions({
  queryKey: [readOperator.path],
  queryFn: ({ signal }) => call(readOperator, { signal }),
  // Offline it fails and says so, instead of waiting unseen.
  networkMode: 'offlineFirst',
});

export const useSendMessage = () =>
  useMutation({ mutationFn: (body: SupportMessage) => callOnce(sendSupportMessage, { body }) });
