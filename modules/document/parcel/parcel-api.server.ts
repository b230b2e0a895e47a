import { ok } from '#core/result.ts';
import type { Api } from '../../api.server.ts';
import { returnNumberOf } from '../../fulfilment/order-return.ts';
import { addDownload, toFile } from '../add-download.server.ts';
import { deliveryParams, invoiceQuery, returnParams } from '../document-schema.ts';
import { makeReturnLabel } from './make-return-label.server.ts';
import { readDeliveryNote } from './read-delivery-note.server.ts';
import { readDelivery, readReturnLabel } from './read-parcel.server.ts';

/** The documents of a parcel, to the buyer and back. */
export function addParcelPapers(api: Api): void {
  addDownload(
    api,
    {
      path: '/documents/delivery/{deliveryId}/pdf',
      summary: 'The delivery note of a parcel as a PDF, in the language of its order',
      description: 'For those who see the order or have its sealed link. It has no amounts.',
      needsToken: 'or-seal',
      params: deliveryParams,
      query: invoiceQuery,
    },
    async ({ shop, visit, params: { deliveryId: id }, query: { o: link } }) => {
      const read = await readDelivery(shop, visit, { id, link });
      if (!read.ok) return read;
      const { orderNo } = read.value.order;
      return ok({
        file: toFile(await readDeliveryNote(shop, read.value)),
        fileName: `delivery-note-${orderNo}`,
        isPersonal: true,
      });
    },
  );

  addDownload(
    api,
    {
      path: '/documents/return/{returnId}/label',
      summary: 'The label of a return as a PDF, with its number as a barcode (Code 128)',
      description:
        'For whoever may send the goods back: the buyer, those who manage the company’s orders, and a guest by the sealed link. There is none while staff have still to agree.',
      needsToken: 'or-seal',
      params: returnParams,
      query: invoiceQuery,
    },
    async ({ shop, visit, params: { returnId: id }, query: { o: link } }) => {
      const read = await readReturnLabel(shop, visit, { id, link });
      if (!read.ok) return read;
      const { order, sentBack } = read.value;
      const number = returnNumberOf(order.orderNo, sentBack);
      return ok({
        file: toFile(await makeReturnLabel(shop, read.value)),
        fileName: `return-label-${number}`,
        isPersonal: true,
      });
    },
  );
}
