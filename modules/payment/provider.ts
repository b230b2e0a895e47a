import type { JsonObject } from '#core/json.ts';
import type { Language } from '#core/locale.ts';
import type { Money } from '#core/money.ts';
import type { Result } from '#core/result.ts';
import type { CountryCode, Market } from '../market/market.ts';
import type { PaymentKind } from './payment-method.ts';
import type { PaymentNews } from './payment-state.ts';

export type NewSession = {
  readonly orderId: string;
  readonly amount: Money;
  readonly country: CountryCode;
  /** A culture code such as sv-SE. */
  readonly locale: string;
  readonly kind: Extract<PaymentKind, 'card' | 'redirect'>;
  readonly shopper: {
    readonly email: string;
    readonly reference: string | undefined;
    /** Of the computer, which providers ask for to find fraud. */
    readonly address: string;
  };
  readonly returnUrl: string;
  readonly idempotencyKey: string;
};

export type PaymentSession = {
  readonly sessionId: string;
  /** For the drop-in in the browser: nothing in it is secret. */
  readonly clientData: JsonObject;
  readonly expiresAt: Date;
};

export type Outcome =
  | PaymentNews
  | {
      readonly kind: 'redirect';
      readonly url: string;
      readonly method: 'GET' | 'POST';
      readonly fields: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'unknown' };

export type Notification = {
  readonly eventCode: string;
  readonly reference: string;
  readonly originalReference: string | undefined;
  readonly orderId: string;
  readonly success: boolean;
  readonly amount: Money;
  readonly raw: JsonObject;
};

/** An authorised payment that is changed; the same key twice is one change. */
export type Charge = { readonly reference: string; readonly amount: Money; readonly key: string };

type Changed = { readonly reference: string };

/** Who takes the money. Rejects when it cannot be asked. */
export type PaymentProvider = {
  readonly name: 'simulator' | 'adyen';
  createSession(session: NewSession): Promise<PaymentSession>;
  readOutcome(of: { sessionId: string; sessionResult?: string; redirectResult?: string }): Promise<Outcome>;
  /** Refuses what it did not sign itself. */
  readNotifications(body: unknown): Result<readonly Notification[], { code: 'notification-invalid' }>;
  capture(charge: Charge): Promise<Changed>;
  cancel(charge: Charge): Promise<Changed>;
  refund(charge: Charge): Promise<Changed>;
  clientConfig(market: Market, language: Language): JsonObject;
};
