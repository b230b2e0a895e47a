import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { newId } from '#core/ids.ts';
import { ok, refuse } from '#core/result.ts';
import { gatherPieces } from '../../order/pieces.ts';
import { insertDelivery, markArrived } from '../delivery-store.server.ts';
import { insertStep } from '../order-step-store.server.ts';
import type { ReportOf } from '../reports/report.ts';
import { findArrival } from '../reports/report-store.server.ts';
import type { NoteFact } from './noting.server.ts';

/** A dispatch number that was reported before is the same dispatch; with other rows it is an error of the sender. */
export const noteDelivery: NoteFact<ReportOf<'delivery'>> = async ({ db, held, now }, { kind, ...told }) => {
  const { id: orderId } = held.order;
  const { dispatchNumber, rows, dispatchedAt = now } = told;
  const before = held.deliveries.find((one) => one.dispatchNumber === dispatchNumber);
  if (before) {
    const isSame = isDeepStrictEqual(gatherPieces(before.rows), gatherPieces(rows));
    return isSame ? ok({}) : refuse({ code: 'dispatch-differs', dispatchNumber });
  }
  const arrivedAt = await findArrival(db, orderId, dispatchNumber);
  const delivery = {
    id: newId(now, randomBytes),
    orderId,
    dispatchNumber,
    carrier: told.carrier,
    trackingNumber: told.trackingNumber,
    trackingUrl: told.trackingUrl,
    dispatchedAt,
    expectedOn: told.expectedOn,
    arrivedAt,
    rows,
  };
  await insertDelivery(db, delivery);
  await insertStep(db, orderId, dispatchedAt, { kind, dispatchNumber, rows });
  return ok({ dispatchNumber });
};

/** May arrive before the delivery: the report is stored and applied with the delivery. */
export const noteArrival: NoteFact<ReportOf<'arrival'>> = async ({ db, held, now }, report) => {
  const { dispatchNumber, arrivedAt = now } = report;
  const { id: orderId } = held.order;
  await markArrived(db, { orderId, dispatchNumber, arrivedAt });
  await insertStep(db, orderId, arrivedAt, { kind: 'arrival', dispatchNumber });
  return ok({});
};
