import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type Responsible, responsibleFor, whyNotDecide } from '../approval/may-decide.ts';
import type { OrderApproval } from '../approval/order-approval.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import type { Deputy } from '../deputy/deputy-rules.ts';
import { dayInMarket, findDeputiesOf } from '../deputy/find-deputies.server.ts';
import type { Order } from '../order/order.ts';
import { findRoleIn } from '../people/membership-store.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

type Asked = {
  readonly order: Pick<Order, 'owner' | 'marketId'>;
  readonly approval: Pick<OrderApproval, 'approver' | 'buyerId' | 'escalatedAt'>;
};

const companyIdOf = ({ owner }: Pick<Order, 'owner'>) => (owner.kind === 'company' ? owner.companyId : undefined);

/** Who decides on an order at this moment: the approver that was named may have left since. */
export async function readResponsible(
  shop: Pick<Shop, 'snapshots'>,
  db: Db,
  { order, approval }: Asked,
): Promise<Responsible> {
  const companyId = companyIdOf(order);
  const id = approval.approver?.id;
  const role = id === undefined || companyId === undefined ? undefined : await findRoleIn(db, id, companyId);
  const { settings } = await readCompanyTerms(shop, companyId);
  return responsibleFor({ ...approval, role, settings });
}

/** The colleagues who may decide on an order in the place of its approver at a moment. */
export async function readDeputiesNow(
  db: Db,
  { owner, marketId }: Asked['order'],
  responsible: Responsible,
  now: Date,
): Promise<Deputy[]> {
  if (responsible.who !== 'approver' || owner.kind !== 'company') return [];
  const { companyId } = owner;
  return findDeputiesOf(db, { companyId, approverId: responsible.approverId, day: dayInMarket(marketId, now) });
}

/** For somebody who may decide on orders of the company: whether on this one, as the approver or as a deputy. */
export async function checkDecider(
  shop: Pick<Shop, 'snapshots'>,
  db: Db,
  { claims, now }: Pick<Visit, 'claims' | 'now'>,
  asked: Asked,
): Promise<Result<Responsible, Refusal>> {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const responsible = await readResponsible(shop, db, asked);
  const { settings } = await readCompanyTerms(shop, companyIdOf(asked.order));
  const code = whyNotDecide(claims, { responsible, buyerId: asked.approval.buyerId, settings });
  if (!code) return ok(responsible);
  if (code === 'own-approval') return refuse({ code });
  const deputies = await readDeputiesNow(db, asked.order, responsible, now);
  return deputies.some(({ deputyId }) => deputyId === claims.customer_id) ? ok(responsible) : refuse({ code });
}
