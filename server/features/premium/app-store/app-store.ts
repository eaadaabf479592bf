/** The App Store's word, checked by Apple's own library up to the root certificates of the configuration. */
import * as z from 'zod';
import { Problem } from '#contract/problem.ts';

export interface AppStoreKeys {
  bundleId: string;
  /** The app's number in the App Store; the sandbox has none. */
  appId: number | undefined;
  rootCertificates: Buffer[];
  environment: 'Production' | 'Sandbox';
  /** Asks Apple whether a certificate was revoked. */
  onlineChecks: boolean;
}

const Moment = z.number().transform((ms) => new Date(ms));

const Transaction = z.object({
  originalTransactionId: z.string(),
  transactionId: z.string(),
  productId: z.string(),
  purchaseDate: Moment,
  expiresDate: Moment.optional(),
  revocationDate: Moment.optional(),
  type: z.string().optional(),
  signedDate: Moment,
});
export type Transaction = z.infer<typeof Transaction>;

const Renewal = z.object({
  autoRenewStatus: z.number().optional(),
  gracePeriodExpiresDate: Moment.optional(),
  signedDate: Moment,
});
type Renewal = z.infer<typeof Renewal>;

export interface Notification {
  id: string;
  type: string;
  subtype: string | undefined;
  signedDate: Date;
  transaction: Transaction | undefined;
  renewal: Renewal | undefined;
}

const Notified = z.object({
  notificationUUID: z.string(),
  notificationType: z.string(),
  subtype: z.string().optional(),
  signedDate: Moment,
  data: z.object({ signedTransactionInfo: z.string().optional(), signedRenewalInfo: z.string().optional() }).optional(),
});

export interface AppStore {
  transaction(jws: string): Promise<Transaction>;
  notification(signedPayload: string): Promise<Notification>;
}

const RETRY_AFTER_S = 30;

/** The library is loaded only where it is needed. Its modes that check no signature cannot be chosen here. */
export async function appStore(keys: AppStoreKeys): Promise<AppStore> {
  const { Environment, SignedDataVerifier, VerificationException, VerificationStatus } = await import(
    '@apple/app-store-server-library'
  );
  const verifier = new SignedDataVerifier(
    keys.rootCertificates,
    keys.onlineChecks,
    keys.environment === 'Production' ? Environment.PRODUCTION : Environment.SANDBOX,
    keys.bundleId,
    keys.appId,
  );

  const checked = async <Shape extends z.ZodType>(
    shape: Shape,
    reading: Promise<unknown>,
  ): Promise<z.output<Shape>> => {
    try {
      return shape.parse(await reading);
    } catch (cause) {
      if (cause instanceof VerificationException && cause.status === VerificationStatus.RETRYABLE_VERIFICATION_FAILURE)
        throw new Problem('overloaded', 'Apple did not answer. Please try again in a moment.', {
          retryAfter: RETRY_AFTER_S,
          cause,
        });
      const why = cause instanceof VerificationException ? VerificationStatus[cause.status] : 'unreadable';
      throw new Problem('validation_failed', 'This is no purchase in this app that Apple has signed', {
        cause: new Error(why, { cause }),
      });
    }
  };
  const transaction = (jws: string) => checked(Transaction, verifier.verifyAndDecodeTransaction(jws));

  return {
    transaction,
    notification: async (signedPayload) => {
      const told = await checked(Notified, verifier.verifyAndDecodeNotification(signedPayload));
      const { signedTransactionInfo, signedRenewalInfo } = told.data ?? {};
      return {
        id: told.notificationUUID,
        type: told.notificationType,
        subtype: told.subtype,
        signedDate: told.signedDate,
        transaction: signedTransactionInfo === undefined ? undefined : await transaction(signedTransactionInfo),
        renewal:
          signedRenewalInfo === undefined
            ? undefined
            : await checked(Renewal, verifier.verifyAndDecodeRenewalInfo(signedRenewalInfo)),
      };
    },
  };
}
