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

type MethodOptions = {
  readonly others: boolean;
  /** True if the order needs approval first; no payment may be taken until then. */
  readonly waits?: boolean;
};

/** Payment methods in display order, the buyer's default first. */
export function paymentMethodsFor(who: BuyerKind, { others, waits = false }: MethodOptions): readonly PaymentMethod[] {
  if (who === 'company') return waits ? [accountMethod, externalMethod] : [accountMethod, cardMethod, externalMethod];
  return others ? [cardMethod, redirectMethod, externalMethod] : [cardMethod];
}

export const defaultMethodFor = (who: BuyerKind): PaymentMethod => (who === 'company' ? accountMethod : cardMethod);

/** True if no payment is taken when the order is sent: the company pays an invoice later. */
export const usesCredit = (kind: PaymentKind | undefined): boolean => kind === 'account' || kind === 'external';

export const paymentKindOf = (paymentMethodId: number): PaymentKind | undefined =>
  [cardMethod, accountMethod, redirectMethod, externalMethod].find(
    (method) => method.paymentMethodId === paymentMethodId,
  )?.kind;
