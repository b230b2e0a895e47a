import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type Responsible, responsibleFor, whyNotDecide } from '../approval/may-decide.ts';
import type { OrderApproval } from '../approval/order-approval.ts';
import { hasApprovedStep, listAskedFor } from '../approval-rules/steps-of-order.server.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import type { Order } from '../order/order.ts';
import { findRoleIn } from '../people/membership-store.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

type Asked = {
  readonly order: Pick<Order, 'id' | 'owner'>;
  readonly approval: Pick<OrderApproval, 'approver' | 'buyerId'>;
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

/** For somebody who may decide on orders of the company: whether on this one. */
export async function checkDecider(
  shop: Pick<Shop, 'snapshots'>,
  db: Db,
  { claims }: Pick<Visit, 'claims'>,
  asked: Asked,
): Promise<Result<Responsible, Refusal>> {
  if (!claims) return refuse({ code: 'not-signed-in' });
  const responsible = await readResponsible(shop, db, asked);
  const { settings } = await readCompanyTerms(shop, companyIdOf(asked.order));
  const code = whyNotDecide(claims, { responsible, buyerId: asked.approval.buyerId, settings });
  const { customer_id: customerId } = claims;
  if (code === 'not-approver' && (await listAskedFor(db, asked.order.id)).includes(customerId)) return ok(responsible);
  if (code) return refuse({ code });
  return (await hasApprovedStep(db, asked.order.id, customerId)) ? refuse({ code: 'step-approved' }) : ok(responsible);
}
