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

/** Providers tell of much: only what `newsOf` finds in it concerns whether an order is paid. */
export type Notification = {
  readonly eventCode: string;
  readonly reference: string;
  readonly originalReference: string | undefined;
  /** As we gave it to the session; empty or anything else where it is not about one of our payments. */
  readonly orderId: string;
  readonly success: boolean;
  readonly amount: Money;
  readonly raw: JsonObject;
};

/** An item of a message that was not accepted: its place in the message, and the reason. */
export type RefusedItem = {
  readonly position: number;
  readonly because: 'shape' | 'signature' | 'amount' | 'text';
};

export type ReadNotifications = {
  readonly taken: readonly Notification[];
  readonly refused: readonly RefusedItem[];
};

/** An authorised payment that is changed; the same key twice is one change. */
export type Charge = { readonly reference: string; readonly amount: Money; readonly key: string };

type Changed = { readonly reference: string };

/** Who takes the money. Rejects when it cannot be asked. */
export type PaymentProvider = {
  readonly name: 'simulator' | 'adyen';
  createSession(session: NewSession): Promise<PaymentSession>;
  /**
   * What became of a session, by what the browser brought back from it; results of another order's payment are unknown.
   * Without any, a provider says what it knows by itself, which may be nothing: that is no reason to end a payment
   * before its session has expired.
   */
  readOutcome(of: {
    sessionId: string;
    orderId: string;
    sessionResult?: string | undefined;
    redirectResult?: string | undefined;
  }): Promise<Outcome>;
  /** Takes what it has signed itself, item by item; refuses a message without any such item. */
  readNotifications(body: unknown): Result<ReadNotifications, { code: 'notification-invalid' }>;
  capture(charge: Charge): Promise<Changed>;
  cancel(charge: Charge): Promise<Changed>;
  refund(charge: Charge): Promise<Changed>;
  clientConfig(market: Market, language: Language): JsonObject;
};
