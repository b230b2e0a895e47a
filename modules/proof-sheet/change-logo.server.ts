import { ok, type Result, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { inTransaction } from '../in-transaction.server.ts';
import {
  choosableLogos,
  findChosenLogo,
  logoWords,
  type NamedLogo,
  type RowLogo,
  serviceComment,
} from '../logo/chosen-logo.ts';
import { listOwnLogos } from '../logo/read-row-logos.server.ts';
import type { Order, OrderedService } from '../order/order.ts';
import { orderStatuses } from '../order/order-status.ts';
import { holdToDecide, rewriteService } from '../order/pending-order.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { takesOtherLogo } from './production-state.ts';
import { orderLogoChanged } from './proof-events.ts';
import { removeProofsOfRows } from './proof-store.server.ts';
import { keepProofs, readStates } from './read-order-proofs.server.ts';

type Input = NamedLogo & { readonly orderId: string; readonly rowNumber: number };

/**
 * Access: staff with the task orders. Puts another logo of the company on a row of an order whose own logo is missing, waiting or
 * refused. The row gets a new proof, and the order is exported again.
 */
export async function changeLogo(
  { db: all, events }: Pick<Shop, 'db' | 'events'>,
  visit: Pick<Visit, 'claims' | 'now'>,
  { orderId, rowNumber, ...named }: Input,
): Promise<Result<RowLogo, Refusal>> {
  const allowed = allowChange(visit, 'orders');
  if (!allowed.ok) return allowed;
  return inTransaction(all, async (db): Promise<Result<RowLogo, Refusal>> => {
    const held = await holdToDecide(db, orderId, undefined);
    const order = held?.order;
    const row = order?.rows.find((one) => one.rowNumber === rowNumber);
    if (!order || !row?.service?.making) return refuse({ code: 'order-not-found' });
    if (!order.placedAt || order.givenUpAt) return refuse({ code: 'order-not-open' });
    const state = order.status < orderStatuses.Delivered ? (await readStates(db, order)).get(rowNumber) : 'ready';
    if (!takesOtherLogo(state)) return refuse({ code: 'logo-not-replaceable' });
    const logo = findChosenLogo(await listOwnLogos(db, companyOf(order)), named);
    if (!logo) return refuse({ code: 'logo-not-found' });
    const was = row.service.making.logo;
    const service = withLogo(row.service, row.service.making, logo);
    await rewriteService(db, { orderId, rowNumber, service, comment: serviceComment(service) });
    await removeProofsOfRows(db, orderId, [rowNumber]);
    await keepProofs(db, orderId, visit.now);
    await recordChange(db, visit, {
      action: 'order.logo-changed',
      subject: orderId,
      madeFor: companyOf(order).company_id,
      before: { logo: was ? logoWords(was) : null },
      after: { rowNumber, logo: logoWords(logo) },
    });
    await events.publish(db, { name: orderLogoChanged, key: orderId, payload: { orderId } });
    return ok(logo);
  });
}

const companyOf = ({ owner }: Order) => ({ company_id: owner.kind === 'company' ? owner.companyId : undefined });

const withLogo = (
  service: OrderedService,
  making: NonNullable<OrderedService['making']>,
  { logoId, version, name, fileName, widthMm }: RowLogo,
): OrderedService => ({ ...service, making: { ...making, logo: { logoId, version, name, fileName, widthMm } } });

/** Access: internal; the caller has checked the task. What can be put on the rows of an order; none for orders of other than companies. */
export async function listLogosForOrder({ db }: Pick<Shop, 'db'>, order: Order): Promise<RowLogo[]> {
  return choosableLogos(await listOwnLogos(db, companyOf(order)));
}
