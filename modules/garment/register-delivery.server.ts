import { randomBytes } from 'node:crypto';
import { isMeasured } from '#core/units.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Delivery } from '../fulfilment/delivery.ts';
import { findDeliveries } from '../fulfilment/delivery-store.server.ts';
import { listPlaces } from '../laundry/laundry-account-store.server.ts';
import { isArticle, type Order, type OrderRow } from '../order/order.ts';
import { findOrder } from '../order/order-store.server.ts';
import { factsOf } from '../people/fact-store.server.ts';
import type { Shop } from '../shop.server.ts';
import { insertGarments, type NewGarment } from './garment-store.server.ts';

type Sent = { readonly orderId: string; readonly dispatchNumber: string };

/** Each piece of a delivery to a company with a laundry gets its passport. Told twice, nothing is made twice. */
export async function registerDelivery(
  { db, laundry: system }: Pick<Shop, 'db' | 'laundry'>,
  { orderId, dispatchNumber }: Sent,
): Promise<number> {
  const order = (await findOrder(db, orderId))?.order;
  if (order?.owner.kind !== 'company') return 0;
  const { companyId } = order.owner;
  const laundry = await system.companyOf(companyId);
  if (!laundry) return 0;
  const delivery = (await findDeliveries(db, [orderId])).find((one) => one.dispatchNumber === dispatchNumber);
  if (!delivery) return 0;
  const pieces = piecesOf(order, delivery);
  const wearers = await readWearers(db, companyId, [...new Set(pieces.map(({ wearerId }) => wearerId))]);
  return insertGarments(
    db,
    pieces.map(
      ({ row, wearerId, piece }): NewGarment => ({
        id: randomBytes(16).toString('base64url'),
        companyId,
        laundryName: laundry.name,
        orderId,
        dispatchNumber,
        rowNumber: row.rowNumber,
        piece,
        marketId: order.marketId,
        sku: row.sku,
        name: row.name,
        colour: row.colour,
        size: row.size,
        wearerId,
        ...placeOf(row, wearers.get(wearerId)),
        deliveredAt: delivery.dispatchedAt,
      }),
    ),
  );
}

type Piece = { readonly row: OrderRow; readonly wearerId: number | undefined; readonly piece: number };

/** One for each piece that can be counted: no services, no freight, nothing by the metre. */
function piecesOf({ rows, buyer, owner }: Order, delivery: Delivery): Piece[] {
  return delivery.rows.flatMap(({ rowNumber, quantity }) => {
    const row = rows.find((one) => one.rowNumber === rowNumber);
    if (!row || !isArticle(row) || isMeasured(row.soldBy)) return [];
    const wearerId = row.coworker?.id ?? buyer.id ?? (owner.kind === 'company' ? owner.customerId : undefined);
    return Array.from({ length: quantity }, (_, at): Piece => ({ row, wearerId, piece: at + 1 }));
  });
}

type Place = Pick<NewGarment, 'employeeNo' | 'department' | 'locker' | 'position'>;

const nowhere: Place = { employeeNo: '', department: '', locker: '', position: '' };

/** As the order row says where it names a place, otherwise as the wearer has it now. */
function placeOf({ coworker }: OrderRow, known = nowhere): Place {
  const place = coworker?.laundry;
  if (!place) return known;
  const hasLocker = place.laundryLockerNumber !== '';
  return {
    employeeNo: coworker.employeeNo || known.employeeNo,
    department: place.department || known.department,
    locker: hasLocker ? place.laundryLockerNumber : known.locker,
    position: hasLocker ? place.laundryPositionNumber : known.position,
  };
}

/** Where wearers have their garments: as the register of the laundry says, otherwise as their own data say. */
async function readWearers(
  db: Db,
  companyId: number,
  wearerIds: readonly (number | undefined)[],
): Promise<ReadonlyMap<number | undefined, Place>> {
  const places = new Map<number | undefined, Place>();
  for (const wearerId of wearerIds) {
    const { employeeNo = '', department = '', locker = '' } = await factsOf(db, wearerId);
    places.set(wearerId, { employeeNo, department, locker, position: '' });
  }
  const numbers = [...places.values()].map(({ employeeNo }) => employeeNo).filter((number) => number !== '');
  const registered = await listPlaces(db, companyId, numbers);
  for (const [wearerId, place] of places) {
    const known = registered.get(place.employeeNo);
    if (!known) continue;
    const hasLocker = known.locker !== '';
    places.set(wearerId, {
      employeeNo: place.employeeNo,
      department: known.department || place.department,
      locker: hasLocker ? known.locker : place.locker,
      position: hasLocker ? known.position : '',
    });
  }
  return places;
}
