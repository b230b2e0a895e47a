import type { Language } from '#core/locale.ts';
import type { OrderApproval } from '../approval/order-approval.ts';
import { listAskedFor } from '../approval-rules/steps-of-order.server.ts';
import type { Order } from '../order/order.ts';
import { findOrderIn } from '../order/order-store.server.ts';
import { listAdminsOf } from '../people/membership-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { readDecisionScope } from './decision-scope.server.ts';
import { languageOfAdmin } from './language-of-admin.ts';
import { checkDecider, readDeputiesNow, readResponsible } from './may-decide-order.server.ts';
import { visitOfAdmin } from './visit-of-admin.server.ts';

type Waiting = { readonly order: Order; readonly approval: OrderApproval };

type Decider = { readonly customerId: number; readonly email: string; readonly language: Language };

/** The admin in whose team the buyer was, if the account is deleted by now. */
type Team = { readonly approverId: number | undefined };

/**
 * The people who may currently decide on an order: the requested approvers and their deputies, or all admins who see
 * the order if the admins decide.
 */
export async function listDeciders(
  shop: Pick<Shop, 'db' | 'snapshots' | 'clock'>,
  { order, approval }: Waiting,
  team?: Team,
): Promise<Decider[]> {
  if (order.owner.kind !== 'company') return [];
  const { companyId } = order.owner;
  const now = shop.clock.now();
  const named = await readNamed(shop, { order, approval }, now);
  const deciders: Decider[] = [];
  for (const admin of await listAdminsOf(shop.db, companyId)) {
    const { customerId, emailAddress: email } = admin;
    if (named && !named.includes(customerId)) continue;
    const visit = await visitOfAdmin(shop.db, admin, { companyId, order, now });
    const allowed = await readDecisionScope(shop, visit);
    if (!allowed.ok) continue;
    const isOfTeam = allowed.value.scope.kind === 'team' && team?.approverId === customerId;
    if (!isOfTeam && !(await findOrderIn(shop.db, allowed.value.scope, order.id))) continue;
    if (!(await checkDecider(shop, shop.db, visit, { order, approval })).ok) continue;
    deciders.push({
      customerId,
      email,
      language: languageOfAdmin(admin, order),
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
