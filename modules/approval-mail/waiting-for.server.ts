import { sql } from 'kysely';
import { isLanguage, type Language } from '#core/locale.ts';
import { hasApproved, isAskedFor } from '../approval-rules/step-store.server.ts';
import { isOn, type Settings } from '../company/company-settings.ts';
import { isInScope } from '../order/order-scope.server.ts';
import { approver, isApproverThere } from '../pending-order/approver-there.server.ts';
import { readDecisionScope } from '../pending-order/decision-scope.server.ts';
import { visitOfAdmin } from '../pending-order/visit-of-admin.server.ts';
import { listAdminsOf } from '../people/membership-store.server.ts';
import type { Shop } from '../shop.server.ts';
import '../order/order-tables.server.ts';

type Waiting = {
  readonly customerId: number;
  readonly email: string;
  /** Undefined: that of the shop's market. */
  readonly language: Language | undefined;
  readonly orders: number;
  readonly oldest: { readonly createdAt: Date; readonly marketId: number };
};

type Asked = {
  readonly companyId: number;
  readonly settings: Settings;
  readonly marketId: number;
  readonly now: Date;
};

/**
 * How many orders wait for each person of a company who decides, and since when, by the rules of `listDeciders`. The statements depend on
 * the number of these people, not on that of the orders.
 */
export async function listWaitingFor(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  { companyId, settings, marketId, now }: Asked,
): Promise<Waiting[]> {
  const admins = await listAdminsOf(shop.db, companyId);
  const found: Waiting[] = [];
  for (const admin of admins) {
    const { customerId, emailAddress: email, language } = admin;
    const allowed = await readDecisionScope(
      shop,
      await visitOfAdmin(shop.db, admin, { companyId, order: { marketId }, now }),
    );
    if (!allowed.ok) continue;
    const asked = [customerId, ...allowed.value.standsFor];
    const allowsOwn = isOn(settings, 'AllowOwnApproval');
    const others = admins.map((one) => one.customerId).filter((id) => id !== customerId);
    const { orders, created_at, market_id } = await shop.db
      .selectFrom('order_view as o')
      .select([
        sql<number>`count(*)::int`.as('orders'),
        sql<Date | null>`min(o.created_at)`.as('created_at'),
        sql<number>`(array_agg(o.market_id order by o.created_at))[1]`.as('market_id'),
      ])
      .where('o.state', '=', 'approval')
      .where('o.company_id', '=', companyId)
      .where(isInScope(allowed.value.scope))
      .where(sql<boolean>`(${allowsOwn}::boolean or o.customer_id is distinct from ${customerId})`)
      .where(
        sql<boolean>`(${approver} = any(${asked}::int[]) or not ${isApproverThere(allowsOwn)}
          or ${isAskedFor(sql`o.id`, asked)})`,
      )
      .where(isFresh(customerId, others, allowsOwn))
      .executeTakeFirstOrThrow();
    if (created_at === null) continue;
    found.push({
      customerId,
      email,
      language: language !== null && isLanguage(language) ? language : undefined,
      orders,
      oldest: { createdAt: created_at, marketId: market_id },
    });
  }
  return found;
}

/** Nobody approves two steps of an order, unless the admins decide and each of them has approved one. */
function isFresh(customerId: number, others: readonly number[], allowsOwn: boolean) {
  const isOtherLeft = sql`exists (select from unnest(${[...others]}::int[]) as other (id)
    where (${allowsOwn}::boolean or o.customer_id is distinct from other.id) and not ${hasApproved(sql`o.id`, sql`other.id`)})`;
  return sql<boolean>`(not ${hasApproved(sql`o.id`, sql`${customerId}`)}
    or (not ${isApproverThere(allowsOwn)} and not ${isOtherLeft}))`;
}
