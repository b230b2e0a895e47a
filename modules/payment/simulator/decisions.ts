import { type Currency, money } from '#core/money.ts';
import type { Outcome } from '../provider.ts';
import type { SimulatorToken } from '../test-cards.ts';

/** The shopper's choices at the simulated bank; leaving the page makes none. */
export const bankDecisions = ['approve', 'refuse', 'cancel', 'pending'] as const;

export type BankDecision = (typeof bankDecisions)[number];

export type SimulatedState =
  | 'active'
  | 'challenge'
  | 'authorised'
  | 'captured'
  | 'refunded'
  | 'voided'
  | 'refused'
  | 'cancelled'
  | 'pending';

/** Spelled as by the real provider. */
export type ResultCode = 'Authorised' | 'Refused' | 'Cancelled' | 'Pending' | 'Error' | 'RedirectShopper';

type ScheduledNotification = {
  readonly eventCode: 'AUTHORISATION' | 'PENDING';
  readonly success: boolean;
  readonly reason?: string;
  readonly afterMs: number;
};

export type DecisionResult = {
  readonly state: SimulatedState;
  readonly resultCode: ResultCode;
  /** Notifications that follow, each with its delay. */
  readonly told: readonly ScheduledNotification[];
};

const second = 1000;
const authorisation = (success: boolean, afterMs: number, reason?: string): ScheduledNotification => ({
  eventCode: 'AUTHORISATION',
  success,
  afterMs,
  ...(reason !== undefined && { reason }),
});

const approved: DecisionResult = { state: 'authorised', resultCode: 'Authorised', told: [authorisation(true, second)] };
const refused: DecisionResult = {
  state: 'refused',
  resultCode: 'Refused',
  told: [authorisation(false, second, 'Refused')],
};

export const decidedByBank: Record<BankDecision, DecisionResult> = {
  approve: approved,
  refuse: refused,
  cancel: {
    state: 'cancelled',
    resultCode: 'Cancelled',
    told: [authorisation(false, second, 'Cancelled by the shopper')],
  },
  // The bank decides a minute later.
  pending: {
    state: 'pending',
    resultCode: 'Pending',
    told: [{ eventCode: 'PENDING', success: true, afterMs: second }, authorisation(true, 60 * second)],
  },
};

export const decidedByToken: Record<Exclude<SimulatorToken, 'error'>, DecisionResult> = {
  approve: approved,
  refuse: refused,
  challenge: { state: 'challenge', resultCode: 'RedirectShopper', told: [] },
  // Simulates an unreliable provider: notifications late, twice and in reverse order.
  'approve-untidy': {
    state: 'authorised',
    resultCode: 'Authorised',
    told: [
      authorisation(true, 20 * second),
      authorisation(true, 21 * second),
      { eventCode: 'PENDING', success: true, afterMs: 25 * second },
    ],
  },
};

export type SimulatedPayment = {
  readonly sessionId: string;
  readonly orderId: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly kind: 'card' | 'redirect';
  readonly returnUrl: string;
  readonly state: SimulatedState;
  readonly reference: string | null;
  readonly expiresAt: Date;
};

export const isOpen = ({ state, expiresAt }: SimulatedPayment, now: Date): boolean =>
  (state === 'active' || state === 'challenge') && expiresAt > now;

export function outcomeOf(payment: SimulatedPayment, now: Date): Outcome {
  switch (payment.state) {
    case 'authorised':
    case 'captured':
    case 'refunded': {
      const amount = money(payment.amount, payment.currency);
      return { kind: 'authorised', reference: payment.reference ?? '', amount };
    }
    case 'refused':
    case 'cancelled':
    case 'pending':
      return { kind: payment.state };
    case 'voided':
      return { kind: 'cancelled' };
    default:
      if (payment.expiresAt <= now) return { kind: 'expired' };
      return payment.state === 'active'
        ? { kind: 'unknown' }
        : { kind: 'redirect', url: bankUrlOf(payment), method: 'GET', fields: {} };
  }
}

/** The simulated bank is a page of the shop, in the language of the return page. */
export function bankUrlOf({ returnUrl, sessionId }: Pick<SimulatedPayment, 'returnUrl' | 'sessionId'>): string {
  const { origin, pathname } = new URL(returnUrl);
  return `${origin}/${pathname.split('/')[1] ?? ''}/payment-simulator/${sessionId}`;
}

/** The address that the shopper returns to, with the parameters that the real provider adds. */
export function returnAddressOf({ returnUrl, sessionId }: SimulatedPayment, redirectResult: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('sessionId', sessionId);
  url.searchParams.set('redirectResult', redirectResult);
  return url.href;
}
