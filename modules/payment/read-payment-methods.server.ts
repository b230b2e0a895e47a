import { buyerKindOf } from '../auth/buyer-kind.ts';
import { isEnabled } from '../flags/read-flags.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type PaymentMethod, paymentMethodsFor, usesCredit } from './payment-method.ts';

type Of = {
  /** True if this buyer's orders need approval. */
  readonly waits: boolean;
};

/**
 * Payment methods that the visitor may use here, the default first. Other methods for consumers are never available in
 * production. Staff who act for a customer buy on account: they enter no payment details.
 */
export async function readPaymentMethods(
  shop: Pick<Shop, 'snapshots' | 'log' | 'env'>,
  visit: Pick<Visit, 'market' | 'claims'>,
  { waits }: Of,
): Promise<readonly PaymentMethod[]> {
  const others = await isEnabled(shop, visit, 'UseOtherPaymentMethodsB2C');
  const methods = paymentMethodsFor(buyerKindOf(visit.claims), { others, waits });
  return visit.claims?.acting ? methods.filter(({ kind }) => usesCredit(kind)) : methods;
}
