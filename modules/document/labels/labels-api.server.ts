import { ok } from '#core/result.ts';
import type { Api } from '../../api.server.ts';
import type { Garment } from '../../garment/garment.ts';
import { readLabels } from '../../garment/read-labels.server.ts';
import { dayIn } from '../../market/market-day.ts';
import { homeOf } from '../../order/status-link.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import { addDownload, toFile } from '../add-download.server.ts';
import { languageQuery, orderParams } from '../document-schema.ts';
import { sheetWords } from '../sheet-words.server.ts';
import { type Label, writeLabels } from './write-labels.server.ts';

/** The labels that a laundry puts into garments. */
export function addLabels(api: Api): void {
  addDownload(
    api,
    {
      path: '/documents/order/{orderId}/garment-labels',
      summary: 'The labels of an order’s garments as a PDF, each with a QR code that leads to the garment’s page',
      description:
        'For the pieces that were delivered to a company with a laundry. For administrators of the company and for staff. 24 labels of 70 by 37 mm on a sheet.',
      needsToken: true,
      params: orderParams,
      query: languageQuery,
    },
    async ({ shop, visit, params: { orderId } }) => {
      const read = await readLabels(shop, visit, { orderId });
      if (!read.ok) return read;
      const { order, garments } = read.value;
      const { say } = sheetWords(shop, visit);
      const title = say('garment.labels.title', { number: order.orderNo });
      const day = dayIn(order.marketId, garments.at(-1)?.deliveredAt ?? order.createdAt);
      const facts = { title, language: visit.language, day, author: 'Yrke' };
      const file = toFile(
        await writeLabels(
          facts,
          garments.map((garment) => labelOf(shop, visit, garment)),
        ),
      );
      return ok({ file, fileName: `garment-labels-${order.orderNo}`, isPersonal: true });
    },
  );
}

/** The path has no language, so that the page opens in the reader's language. */
const addressOf = ({ env }: Pick<Shop, 'env'>, { id, marketId }: Garment): string =>
  new URL(`/garments/${id}`, homeOf(env, marketId)).href;

function labelOf(shop: Shop, visit: Visit, garment: Garment): Label {
  const { say } = sheetWords(shop, visit);
  const { name, colour, size, sku, employeeNo, locker, position } = garment;
  const place = [locker, position].filter(Boolean).join('/');
  return {
    address: addressOf(shop, garment),
    alt: say('garment.labels.code', { name, size }),
    title: name,
    lines: [
      [colour, size].filter(Boolean).join(', '),
      sku,
      employeeNo && say('garment.labels.employee', { number: employeeNo }),
      place && say('garment.labels.locker', { locker: place }),
    ].filter(Boolean),
  };
}
