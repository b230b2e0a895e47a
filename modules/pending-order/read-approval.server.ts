import { ok, refuse } from '#core/result.ts';
import { findApproval } from '../approval/approval-store.server.ts';
import type { Responsible } from '../approval/may-decide.ts';
import type { ApprovalState } from '../approval/order-approval.ts';
import type { DecidedRow } from '../approval/row-decision.ts';
import { listAskedFor } from '../approval-rules/steps-of-order.server.ts';
import type { Order } from '../order/order.ts';
import { isReached, readOrderScope } from '../order/order-scope.server.ts';
import { findOrderThat } from '../order/order-store.server.ts';
import { listNamesOf } from '../people/name-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { readResponsible } from './may-decide-order.server.ts';

type ReadShop = Pick<Shop, 'db' | 'snapshots'>;

/** Why the customer admins decide although an approver is named. */
export const reasonsForAdmins = ['unknown', 'left', 'role', 'own', 'late'] as const;

export type ApprovalNews = {
  readonly state: ApprovalState;
  /** While the order waits: the names of those who are requested to decide; empty if the customer admins decide. */
  readonly deciders: readonly string[];
  readonly because: (typeof reasonsForAdmins)[number] | undefined;
  /** Undefined while the order waits, and if the account was deleted. */
  readonly decidedBy: string | undefined;
  readonly decidedAt: Date | undefined;
  readonly message: string;
  /** The rows that were changed or returned, also in earlier decisions. */
  readonly rows: readonly DecidedRow[];
};

/** Who decides on an order, or what was decided. Undefined if it needed no approval. The caller checks who may see it. */
export async function readApprovalNews(shop: ReadShop, order: Order): Promise<ApprovalNews | undefined> {
  const approval = await findApproval(shop.db, order.id);
  if (!approval) return undefined;
  const { state, decidedBy, decidedAt, message, rows } = approval;
  const decided = { state, decidedAt, message, rows };
  if (state !== 'waiting') {
    const [name] = await readNames(shop, decidedBy === undefined ? [] : [decidedBy]);
    return { ...decided, deciders: [], because: undefined, decidedBy: name };
  }
  const responsible = await readResponsible(shop, shop.db, { order, approval });
  const deciders =
    responsible.who === 'approver'
      ? await readNames(shop, [...new Set([responsible.approverId, ...(await listAskedFor(shop.db, order.id))])])
      : [];
  return { ...decided, deciders, because: reasonOf(responsible), decidedBy: undefined };
}

const reasonOf = (responsible: Responsible): ApprovalNews['because'] =>
  responsible.who === 'admins' ? reasonsForAdmins.find((one) => one === responsible.because) : undefined;

/** For those who see the order, also after it was refused or withdrawn. */
export async function readApproval(shop: ReadShop, visit: Pick<Visit, 'claims'>, { orderId }: { orderId: string }) {
  const scope = await readOrderScope(shop, visit);
  if (!scope) return refuse({ code: 'not-signed-in' });
  const found = await findOrderThat(shop.db, isReached(scope), orderId);
  const news = found && (await readApprovalNews(shop, found.order));
  return news ? ok(news) : refuse({ code: 'order-not-found' });
}

async function readNames({ db }: Pick<Shop, 'db'>, ids: readonly number[]): Promise<string[]> {
  const names = await listNamesOf(db, ids);
  return ids.flatMap((id) => {
    const { firstName = '', lastName = '' } = names.get(id) ?? {};
    return `${firstName} ${lastName}`.trim() || [];
  });
}
