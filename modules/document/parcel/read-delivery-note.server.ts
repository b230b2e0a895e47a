import { isDeepStrictEqual } from 'node:util';
import type { ShopEvent } from '#platform/events/event.ts';
import {
  findDeliveryNote,
  keepDeliveryNote,
  removeDeliveryNotes,
} from '../../fulfilment/delivery-note-store.server.ts';
import { findDeliveries } from '../../fulfilment/delivery-store.server.ts';
import type { Order } from '../../order/order.ts';
import { orderProgressedPayload } from '../../order/order-events.ts';
import { findOrder } from '../../order/order-store.server.ts';
import type { PdfShop } from '../read-invoice-pdf.server.ts';
import { makeDeliveryNote, type SentGoods } from './make-delivery-note.server.ts';

/**
 * The file is made once, soon after the dispatch, and does not change. A delivery from before files were stored gets its file at the first
 * download.
 */
export async function readDeliveryNote(shop: PdfShop, sent: SentGoods): Promise<Uint8Array<ArrayBuffer>> {
  const { id } = sent.delivery;
  const kept = await findDeliveryNote(shop.db, id);
  if (kept) return kept;
  const note = await keepDeliveryNote(shop.db, id, await makeDeliveryNote(shop, sent));
  const orderNow = (await findOrder(shop.db, sent.order.id))?.order;
  if (!orderNow || isDeepStrictEqual(namesIn(orderNow), namesIn(sent.order))) return note;
  // Names were erased while the note was drawn, perhaps before it was stored.
  await removeDeliveryNotes(shop.db, { payload: { orderId: sent.order.id } });
  return readDeliveryNote(shop, { ...sent, order: orderNow });
}

const namesIn = ({ delivery, metadata, rows }: Order) => [
  delivery,
  metadata,
  rows.map(({ coworker, comment }) => [coworker, comment]),
];

/** Handles `order-progressed`: makes the note of a dispatch. */
export async function keepNoteOfDispatch(shop: PdfShop, { payload }: Pick<ShopEvent, 'payload'>): Promise<void> {
  const { orderId, dispatchNumber } = orderProgressedPayload.parse(payload);
  if (dispatchNumber === undefined) return;
  const found = await findOrder(shop.db, orderId);
  const delivery = (await findDeliveries(shop.db, [orderId])).find((one) => one.dispatchNumber === dispatchNumber);
  if (found && delivery) await readDeliveryNote(shop, { delivery, order: found.order });
}
