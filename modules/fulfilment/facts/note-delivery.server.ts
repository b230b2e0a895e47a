import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok } from '#core/result.ts';
import { insertDelivery, markArrived } from '../delivery-store.server.ts';
import { insertStep } from '../order-step-store.server.ts';
import type { ReportOf } from '../report.ts';
import { findArrival } from '../report-store.server.ts';
import type { NoteFact } from './noting.server.ts';

/** A dispatch that was told before under another message stays as it was. */
export const noteDelivery: NoteFact<ReportOf<'delivery'>> = async ({ db, held, now }, { kind, ...told }) => {
  const { id: orderId } = held.order;
  const { dispatchNumber, rows, dispatchedAt = now } = told;
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
  if (!(await insertDelivery(db, delivery))) return ok({});
  await insertStep(db, orderId, dispatchedAt, { kind, dispatchNumber, rows });
  return ok({ dispatchNumber });
};

/** May come before the delivery does: the report is kept, and read when it comes. */
export const noteArrival: NoteFact<ReportOf<'arrival'>> = async ({ db, held, now }, report) => {
  const { dispatchNumber, arrivedAt = now } = report;
  const { id: orderId } = held.order;
  await markArrived(db, { orderId, dispatchNumber, arrivedAt });
  await insertStep(db, orderId, arrivedAt, { kind: 'arrival', dispatchNumber });
  return ok({});
};
