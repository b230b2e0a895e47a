import type { BuyerKind } from '../auth/buyer-kind.ts';

export type PaymentKind = 'card' | 'account' | 'redirect' | 'external';

export type PaymentMethod = {
  readonly paymentMethodId: number;
  readonly code: string;
  readonly kind: PaymentKind;
  readonly active: true;
};

export const cardMethod: PaymentMethod = { paymentMethodId: 168, code: 'c card', kind: 'card', active: true };
const accountMethod: PaymentMethod = { paymentMethodId: 169, code: 'account', kind: 'account', active: true };
const redirectMethod: PaymentMethod = { paymentMethodId: 170, code: 'redirect', kind: 'redirect', active: true };
const externalMethod: PaymentMethod = { paymentMethodId: 171, code: 'external', kind: 'external', active: true };

type Offered = {
  readonly others: boolean;
  /** Somebody has to approve the order first; until then nothing may be taken from a card. */
  readonly waits?: boolean;
};

/** In the order in which they are offered, the buyer's default first. */
export function paymentMethodsFor(who: BuyerKind, { others, waits = false }: Offered): readonly PaymentMethod[] {
  if (who === 'company') return waits ? [accountMethod, externalMethod] : [accountMethod, cardMethod, externalMethod];
  return others ? [cardMethod, redirectMethod, externalMethod] : [cardMethod];
}

export const defaultMethodFor = (who: BuyerKind): PaymentMethod => (who === 'company' ? accountMethod : cardMethod);

/** Nobody takes the money when the order is sent: the company owes it until it has paid. */
export const usesCredit = (kind: PaymentKind | undefined): boolean => kind === 'account' || kind === 'external';

export const paymentKindOf = (paymentMethodId: number): PaymentKind | undefined =>
  [cardMethod, accountMethod, redirectMethod, externalMethod].find(
    (method) => method.paymentMethodId === paymentMethodId,
  )?.kind;
