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
    /** The shopper's IP address, which providers need for fraud detection. */
    readonly address: string;
  };
  readonly returnUrl: string;
  readonly idempotencyKey: string;
};

export type PaymentSession = {
  readonly sessionId: string;
  /** Data for the drop-in in the browser; it contains no secrets. */
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

/** A message from the provider. Only those that `newsOf` recognises affect whether an order is paid. */
export type Notification = {
  readonly eventCode: string;
  readonly reference: string;
  readonly originalReference: string | undefined;
  /** The order id that we gave to the session; empty or arbitrary for messages about other payments. */
  readonly orderId: string;
  readonly success: boolean;
  readonly amount: Money;
  readonly raw: JsonObject;
};

/** A refused item: its position in the message, and the reason. */
export type RefusedItem = {
  readonly position: number;
  readonly because: 'shape' | 'signature' | 'amount' | 'text';
};

export type ReadNotifications = {
  readonly taken: readonly Notification[];
  readonly refused: readonly RefusedItem[];
};

/** A change to an authorised payment. Repeating the same key has no effect. */
export type Charge = { readonly reference: string; readonly amount: Money; readonly key: string };

type ChangeResult = { readonly reference: string };

/** A payment provider. Calls reject if the provider is unavailable. */
export type PaymentProvider = {
  readonly name: 'simulator' | 'adyen';
  createSession(session: NewSession): Promise<PaymentSession>;
  /**
   * The outcome of a session, by the data that the browser brought back; data of another order's payment gives
   * `unknown`. Without such data, the provider returns what it knows, which may be nothing; that must not end a payment
   * before its session has expired.
   */
  readOutcome(of: {
    sessionId: string;
    orderId: string;
    sessionResult?: string | undefined;
    redirectResult?: string | undefined;
  }): Promise<Outcome>;
  /** Accepts items that the provider signed; refuses a message without any such item. */
  readNotifications(body: unknown): Result<ReadNotifications, { code: 'notification-invalid' }>;
  capture(charge: Charge): Promise<ChangeResult>;
  cancel(charge: Charge): Promise<ChangeResult>;
  refund(charge: Charge): Promise<ChangeResult>;
  clientConfig(market: Market, language: Language): JsonObject;
};
