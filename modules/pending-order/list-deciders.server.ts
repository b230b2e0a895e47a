import { isLanguage, type Language } from '#core/locale.ts';
import type { OrderApproval } from '../approval/order-approval.ts';
import { listAskedFor } from '../approval-rules/steps-of-order.server.ts';
import type { Claims } from '../auth/claims.ts';
import type { Order } from '../order/order.ts';
import { findOrderIn } from '../order/order-store.server.ts';
import { factsOf } from '../people/fact-store.server.ts';
import { listAdminsOf } from '../people/membership-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { readDecisionScope } from './decision-scope.server.ts';
import { checkDecider, readDeputiesNow, readResponsible } from './may-decide-order.server.ts';

type Waiting = { readonly order: Order; readonly approval: OrderApproval };

type Decider = { readonly customerId: number; readonly email: string; readonly language: Language };

/**
 * The people who may decide on an order at this moment: those whom it asks and their deputies, or where the admins decide each of them who
 * sees it.
 */
export async function listDeciders(
  shop: Pick<Shop, 'db' | 'snapshots' | 'clock'>,
  { order, approval }: Waiting,
): Promise<Decider[]> {
  if (order.owner.kind !== 'company') return [];
  const { companyId } = order.owner;
  const now = shop.clock.now();
  const named = await readNamed(shop, { order, approval }, now);
  const deciders: Decider[] = [];
  for (const { customerId, role, emailAddress: email, language } of await listAdminsOf(shop.db, companyId)) {
    if (named && !named.includes(customerId)) continue;
    const { isSuper = false } = await factsOf(shop.db, customerId);
    const claims: Claims = {
      customer_id: customerId,
      company_id: companyId,
      storm_role: role,
      super_customer_admin: isSuper,
      sid: '',
      market: order.marketId,
      exp: 0,
    };
    const allowed = await readDecisionScope(shop, { claims, now, market: order });
    if (!allowed.ok || !(await findOrderIn(shop.db, allowed.value.scope, order.id))) continue;
    if (!(await checkDecider(shop, shop.db, { claims, now }, { order, approval })).ok) continue;
    deciders.push({
      customerId,
      email,
      language: language !== null && isLanguage(language) ? language : order.language,
    });
  }
  return deciders;
}

/** The approver, the people of the waiting step, and their deputies of the day. Undefined: the customer admins decide. */
async function readNamed(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  waiting: Waiting,
  now: Date,
): Promise<readonly number[] | undefined> {
  const responsible = await readResponsible(shop, shop.db, waiting);
  if (responsible.who !== 'approver') return undefined;
  const asked = new Set([responsible.approverId, ...(await listAskedFor(shop.db, waiting.order.id))]);
  const deputies = await readDeputiesNow(shop.db, waiting.order, asked, now);
  return [...asked, ...deputies.map(({ deputyId }) => deputyId)];
}
