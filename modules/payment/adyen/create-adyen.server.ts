import type { Types } from '@adyen/api-library';
import { HttpFailure } from '#platform/http/http-client.server.ts';
import type { Shop } from '../../shop.server.ts';
import { toProviderAmount } from '../notifications/provider-amount.ts';
import { readSigned } from '../notifications/signed-notifications.server.ts';
import type { NewSession, Outcome, PaymentProvider } from '../provider.ts';
import { paymentSessionMs } from '../session-length.ts';
import { openAdyen } from './adyen-calls.server.ts';
import { outcomeOfDetails, outcomeOfSession } from './adyen-outcome.ts';

type SessionRequest = Types.checkout.CreateCheckoutSessionRequest;

/** The provider requires at least three characters. */
const shopperReferenceOf = (reference: string) => `customer-${reference}`;

/** Adyen by its own library. Card data is entered in the drop-in's fields and never reaches the shop. */
export function createAdyen({ env, clock, http }: Pick<Shop, 'env' | 'clock' | 'http'>): PaymentProvider {
  const merchantAccount = env.ADYEN_MERCHANT_ACCOUNT ?? '';
  // Loaded at start, so that the first shopper does not wait for it.
  const opened = openAdyen(http, env);
  const amountOf = (money: Parameters<typeof toProviderAmount>[0]) => ({ ...toProviderAmount(money) });

  const requestOf = ({ orderId, amount, country, locale, kind, shopper, returnUrl }: NewSession): SessionRequest => ({
    merchantAccount,
    reference: orderId,
    amount: amountOf(amount),
    returnUrl,
    countryCode: country,
    shopperLocale: locale,
    shopperEmail: shopper.email,
    shopperIP: shopper.address,
    ...(shopper.reference !== undefined && { shopperReference: shopperReferenceOf(shopper.reference) }),
    expiresAt: new Date(clock.now().getTime() + paymentSessionMs),
    ...(kind === 'card' ? { allowedPaymentMethods: ['scheme'] } : { blockedPaymentMethods: ['scheme'] }),
  });

  return {
    name: 'adyen',
    createSession: async (session) => {
      const { payments } = await opened;
      const made = await payments.sessions(requestOf(session), { idempotencyKey: session.idempotencyKey });
      return {
        sessionId: made.id,
        clientData: { id: made.id, sessionData: made.sessionData ?? '' },
        expiresAt: new Date(made.expiresAt),
      };
    },
    readOutcome: async ({ sessionId, orderId, sessionResult, redirectResult }) => {
      const { payments } = await opened;
      return unknownWhereRefused(async () => {
        if (redirectResult !== undefined)
          return outcomeOfDetails(await payments.paymentsDetails({ details: { redirectResult } }), orderId);
        // A session cannot be queried without the result of its drop-in; notifications report the rest.
        if (sessionResult === undefined) return { kind: 'unknown' };
        return outcomeOfSession(await payments.getResultOfPaymentSession(sessionId, sessionResult), orderId);
      });
    },
    readNotifications: (body) => readSigned({ merchantAccount, keys: [env.ADYEN_HMAC_KEY ?? ''] }, body),
    capture: async ({ reference, amount, key }) => {
      const { modifications } = await opened;
      const request = { merchantAccount, amount: amountOf(amount), reference: key };
      const taken = await modifications.captureAuthorisedPayment(reference, request, { idempotencyKey: key });
      return { reference: taken.pspReference };
    },
    cancel: async ({ reference, key }) => {
      const { modifications } = await opened;
      const request = { merchantAccount, reference: key };
      const taken = await modifications.cancelAuthorisedPaymentByPspReference(reference, request, {
        idempotencyKey: key,
      });
      return { reference: taken.pspReference };
    },
    refund: async ({ reference, amount, key }) => {
      const { modifications } = await opened;
      const request = { merchantAccount, amount: amountOf(amount), reference: key };
      const taken = await modifications.refundCapturedPayment(reference, request, { idempotencyKey: key });
      return { reference: taken.pspReference };
    },
    clientConfig: (market, language) => ({
      environment: env.ADYEN_ENV,
      clientKey: env.ADYEN_CLIENT_KEY ?? '',
      locale: market.locales[language]?.cultureCode ?? language,
      countryCode: market.iso2,
    }),
  };
}

/** The browser can send anything; if the provider rejects it, the outcome is unknown. */
async function unknownWhereRefused(ask: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof HttpFailure && [400, 404, 422].includes(error.status)) return { kind: 'unknown' };
    throw error;
  }
}
