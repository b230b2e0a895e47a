import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type Responsible, responsibleFor, whyNotDecide } from '../approval/may-decide.ts';
import type { OrderApproval } from '../approval/order-approval.ts';
import { listStepsOf, type OrderStep } from '../approval-rules/step-store.server.ts';
import { approvedIn, askedIn } from '../approval-rules/steps-of-order.server.ts';
import type { Claims } from '../auth/claims.ts';
import type { Role } from '../auth/roles.ts';
import { isOn } from '../company/company-settings.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import type { Deputy } from '../deputy/deputy-rules.ts';
import { dayInMarket, findDeputiesOf } from '../deputy/find-deputies.server.ts';
import type { Order } from '../order/order.ts';
import { findOrderIn } from '../order/order-store.server.ts';
import { findRoleIn, listAdminsOf } from '../people/membership-store.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { readDecisionScope, readStandsFor } from './decision-scope.server.ts';
import { visitOfAdmin } from './visit-of-admin.server.ts';

type DecisionQuery = {
  readonly order: Pick<Order, 'id' | 'owner' | 'marketId'>;
  readonly approval: Pick<OrderApproval, 'approver' | 'buyerId' | 'escalatedAt'>;
  /** Set if the caller has already read them. */
  readonly steps?: readonly OrderStep[];
  /** The role of the named approver, if the caller has already read it. */
  readonly approverRole?: Role | undefined;
};

const companyIdOf = ({ owner }: Pick<Order, 'owner'>) => (owner.kind === 'company' ? owner.companyId : undefined);

/**
 * The people responsible for an order now. If the named approver can no longer decide, another person of the waiting
 * step does; the customer admins decide only if none of them can.
 */
export async function readResponsible(
  shop: Pick<Shop, 'snapshots'>,
  db: Db,
  { order, approval, steps, ...known }: DecisionQuery,
): Promise<Responsible> {
  const companyId = companyIdOf(order);
  const { settings } = await readCompanyTerms(shop, companyId);
  const roleOf = async (id: number | undefined) =>
    id === undefined || companyId === undefined ? undefined : findRoleIn(db, id, companyId);
  const responsibleOf = (approver: OrderApproval['approver'], role: Role | undefined) =>
    responsibleFor({ ...approval, approver, role, settings });
  const approverRole = 'approverRole' in known ? known.approverRole : await roleOf(approval.approver?.id);
  const named = responsibleOf(approval.approver, approverRole);
  if (named.who === 'approver' || named.because === 'late') return named;
  for (const id of askedIn(steps ?? (await listStepsOf(db, order.id)))) {
    const other = responsibleOf({ id, email: undefined }, await roleOf(id));
    if (other.who === 'approver') return other;
  }
  return named;
}

/** The colleagues who may decide on an order as deputies of one of its approvers at a given time. */
export async function readDeputiesNow(
  db: Db,
  { owner, marketId }: DecisionQuery['order'],
  approverIds: Iterable<number>,
  now: Date,
): Promise<Deputy[]> {
  if (owner.kind !== 'company') return [];
  const { companyId } = owner;
  const day = dayInMarket(marketId, now);
  const found: Deputy[] = [];
  for (const approverId of approverIds) found.push(...(await findDeputiesOf(db, { companyId, approverId, day })));
  return found;
}

/**
 * Checks whether a person who may decide on orders of the company may decide on this one, as an approver or as a
 * deputy.
 */
export async function checkDecider(
  shop: Pick<Shop, 'snapshots'>,
  db: Db,
  { claims, now }: Pick<Visit, 'claims' | 'now'>,
  waiting: DecisionQuery,
): Promise<Result<Responsible, Refusal>> {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const steps = waiting.steps ?? (await listStepsOf(db, waiting.order.id));
  const asked = { ...waiting, steps };
  const responsible = await readResponsible(shop, db, asked);
  const { settings } = await readCompanyTerms(shop, companyIdOf(asked.order));
  const code = whyNotDecide(claims, { responsible, buyerId: asked.approval.buyerId, settings });
  const { customer_id: customerId } = claims;
  if (code && !(code === 'not-approver' && (await isAsked(db, claims, now, { asked, responsible }))))
    return refuse({ code });
  const approved = approvedIn(steps);
  if (!approved.includes(customerId)) return ok(responsible);
  const isStuck = responsible.who === 'admins' && !(await hasFreshDecider({ ...shop, db }, asked, { approved, now }));
  return isStuck ? ok(responsible) : refuse({ code: 'step-approved' });
}

type Past = { readonly approved: readonly number[]; readonly now: Date };

/**
 * Whether the company has an admin who may decide on an order and has approved none of its steps. If not, an admin may
 * approve again, because an order must not wait for people who have left.
 */
async function hasFreshDecider(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  { order, approval }: DecisionQuery,
  { approved, now }: Past,
): Promise<boolean> {
  const companyId = companyIdOf(order);
  if (companyId === undefined) return false;
  const { settings } = await readCompanyTerms(shop, companyId);
  for (const admin of await listAdminsOf(shop.db, companyId)) {
    const isBuyer = admin.customerId === approval.buyerId && !isOn(settings, 'AllowOwnApproval');
    if (isBuyer || approved.includes(admin.customerId)) continue;
    const scope = await readDecisionScope(shop, await visitOfAdmin(shop.db, admin, { companyId, order, now }));
    if (scope.ok && (await findOrderIn(shop.db, scope.value.scope, order.id))) return true;
  }
  return false;
}

type DecisionQuestion = {
  readonly asked: DecisionQuery & { readonly steps: readonly OrderStep[] };
  readonly responsible: Responsible;
};

/** Whether the waiting step requests a person, or an approver whose deputy the person is today. */
async function isAsked(
  db: Db,
  claims: Claims,
  now: Date,
  { asked: { order, steps }, responsible }: DecisionQuestion,
): Promise<boolean> {
  const asked = askedIn(steps);
  const named = responsible.who === 'approver' ? [responsible.approverId, ...asked] : asked;
  const standsFor = await readStandsFor({ db }, { claims, now, market: order });
  return [claims.customer_id, ...standsFor].some((id) => named.includes(id));
}
