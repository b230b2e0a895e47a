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
import { checkDecider, readResponsible } from './may-decide-order.server.ts';

type Waiting = { readonly order: Order; readonly approval: OrderApproval };

type Decider = { readonly customerId: number; readonly email: string; readonly language: Language };

/** The people who may decide on an order at this moment: its approver, those whom a rule asks, or where the admins decide each of them who sees it. */
export async function listDeciders(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  { order, approval }: Waiting,
): Promise<Decider[]> {
  if (order.owner.kind !== 'company') return [];
  const { companyId } = order.owner;
  const responsible = await readResponsible(shop, shop.db, { order, approval });
  const asked = await listAskedFor(shop.db, order.id);
  const isNamed = responsible.who === 'approver';
  const only = isNamed && asked.length < 2 ? responsible.approverId : undefined;
  const deciders: Decider[] = [];
  for (const { customerId, role, emailAddress: email, language } of await listAdminsOf(shop.db, companyId, only)) {
    if (isNamed && only === undefined && !asked.includes(customerId)) continue;
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
    const allowed = await readDecisionScope(shop, { claims });
    if (!allowed.ok || !(await findOrderIn(shop.db, allowed.value.scope, order.id))) continue;
    if (!(await checkDecider(shop, shop.db, { claims }, { order, approval })).ok) continue;
    deciders.push({
      customerId,
      email,
      language: language !== null && isLanguage(language) ? language : order.language,
    });
  }
  return deciders;
}
