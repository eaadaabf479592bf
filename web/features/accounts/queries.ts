/** What we ask the server about accounts. Nothing typed here is kept: a mutation remembers its passwords for as long as it is cached. */

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changePassword,
  completeReset,
  endOtherSignIns,
  type Login,
  listSignIns,
  login,
  logout,
  type NewPassword,
  type PasswordChange,
  type Registration,
  type ResetAnswer,
  type ResetRequest,
  register,
  requestReset,
  verifyAnswer,
} from '#contract/accounts.ts';
import { Problem, type ProblemCode } from '#contract/problem.ts';
import { call } from '#web/lib/call.ts';
import { changeOwner } from '#web/lib/change-owner.ts';
import { forgetOwner } from '#web/lib/owner.ts';
import { refresh } from '#web/lib/query-client.ts';

const forgetful = { gcTime: 0 };

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    ...forgetful,
    mutationFn: (body: Login) => call(login, { body }),
    onSuccess: (user) => changeOwner(client, user),
  });
}

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    ...forgetful,
    mutationFn: (body: Registration) => call(register, { body }).catch(blame('username', 'conflict')),
    onSuccess: (user) => changeOwner(client, user),
  });
}

/** Tells a refusal at the field that it can only be about. */
const blame = (field: string, code: ProblemCode) => (error: unknown) => {
  if (!(error instanceof Problem) || error.code !== code) throw error;
  const { message } = error;
  throw new Problem(code, message, { details: [{ path: field, message }], cause: error });
};

/** `onSignedOut` comes while the screen still stands. */
export function useSignOut(onSignedOut: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(logout),
    onSuccess: () => {
      forgetOwner();
      onSignedOut();
      return changeOwner(client, null);
    },
  });
}

export const signInsQuery = queryOptions({
  queryKey: [listSignIns.path],
  queryFn: ({ signal }) => call(listSignIns, { signal }),
  staleTime: 0,
  refetchOnMount: 'always',
});

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    ...forgetful,
    mutationFn: (body: PasswordChange) => call(changePassword, { body }),
    onSuccess: () => refresh(client, listSignIns.path),
  });
}

export function useEndOtherSignIns() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endOtherSignIns),
    onSuccess: () => refresh(client, listSignIns.path),
  });
}

export const useRequestReset = () =>
  useMutation({ ...forgetful, mutationFn: (body: ResetRequest) => call(requestReset, { body }) });

export const useVerifyAnswer = () =>
  useMutation({
    ...forgetful,
    mutationFn: (body: ResetAnswer) => call(verifyAnswer, { body }).catch(blame('securityAnswer', 'unauthenticated')),
  });

/** Ends every session of the account, so nobody is signed in afterwards. */
export function useCompleteReset() {
  const client = useQueryClient();
  return useMutation({
    ...forgetful,
    mutationFn: (body: NewPassword) => call(completeReset, { body }),
    onSuccess: () => changeOwner(client, null),
  });
}
