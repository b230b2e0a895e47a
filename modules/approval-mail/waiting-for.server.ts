import { isLanguage, type Language } from '#core/locale.ts';
import type { Settings } from '../company/company-settings.ts';
import { readDecisionScope } from '../pending-order/decision-scope.server.ts';
import { visitOfAdmin } from '../pending-order/visit-of-admin.server.ts';
import { listAdminsOf, listRolesIn } from '../people/membership-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { type AlikeOrders, type Decider, decidersOn } from './decides-on.ts';
import { countAlike } from './waiting-orders.server.ts';

type Waiting = {
  readonly customerId: number;
  readonly email: string;
  /** Undefined: that of the shop's market. */
  readonly language: Language | undefined;
  readonly orders: number;
  readonly oldest: AlikeOrders['oldest'];
};

type WaitingQuery = {
  readonly companyId: number;
  readonly settings: Settings;
  readonly marketId: number;
  readonly now: Date;
};

/**
 * How many orders wait for each person of a company who decides, and since when, by the rules of `listDeciders`. The orders are read once;
 * the other statements depend on the number of these people.
 */
export async function listWaitingFor(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  { companyId, settings, marketId, now }: WaitingQuery,
): Promise<Waiting[]> {
  const admins = await listAdminsOf(shop.db, companyId);
  const deciders: Decider[] = [];
  for (const admin of admins) {
    const visit = await visitOfAdmin(shop.db, admin, { companyId, order: { marketId }, now });
    const allowed = await readDecisionScope(shop, visit);
    if (!allowed.ok) continue;
    const { scope, customerId, standsFor } = allowed.value;
    deciders.push({ customerId, standsFor, team: scope.kind === 'team' ? scope.customerIds : undefined });
  }
  const roles = await listRolesIn(shop.db, companyId);
  const found = new Map<number, Pick<Waiting, 'orders' | 'oldest'>>();
  for (const alike of await countAlike(shop.db, companyId))
    for (const { customerId } of decidersOn(alike, { deciders, roles, settings })) {
      const { orders, oldest } = found.get(customerId) ?? { orders: 0, oldest: alike.oldest };
      const isOlder = alike.oldest.createdAt.getTime() < oldest.createdAt.getTime();
      found.set(customerId, { orders: orders + alike.orders, oldest: isOlder ? alike.oldest : oldest });
    }
  return admins.flatMap(({ customerId, emailAddress: email, language }) => {
    const waiting = found.get(customerId);
    const spoken = language !== null && isLanguage(language) ? language : undefined;
    return waiting ? [{ customerId, email, language: spoken, ...waiting }] : [];
  });
}
