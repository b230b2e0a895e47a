import type * as z from 'zod';
import { ok, refuse } from '#core/result.ts';
import type { Api } from '../../api.server.ts';
import { idParam } from '../../id-param.ts';
import { cultureOf } from '../../market/culture.ts';
import { findMarketBySiteId } from '../../market/find-market.ts';
import { dayIn } from '../../market/market-day.ts';
import { rowsInLanguage } from '../../order-history/rows-in-language.server.ts';
import { toSvg } from '../../proof/to-svg.ts';
import { drawingOf } from '../../proof-sheet/drawing-of.ts';
import { namedAs } from '../../proof-sheet/named-as.ts';
import { readCartProofs } from '../../proof-sheet/read-cart-proofs.server.ts';
import { readOrderProofs } from '../../proof-sheet/read-order-proofs.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import { addDownload, toFile } from '../add-download.server.ts';
import { languageQuery, orderParams } from '../document-schema.ts';
import { makeProofPng, makeProofSheet } from './make-proof-sheet.server.ts';

const proofParams = orderParams.extend({ rowNumber: idParam });

/** Proofs as files: sheets of a cart and of an order, the production sheet, and single proofs. */
export function addProofFiles(api: Api): void {
  addDownload(
    api,
    {
      path: '/documents/cart/proofs/pdf',
      summary: 'All proofs of the caller’s cart as one PDF',
      query: languageQuery,
    },
    async ({ shop, visit }) => {
      const entries = await readCartProofs(shop, visit);
      const day = dayIn(visit.market.marketId, visit.now);
      const said = { language: visit.language, culture: cultureOf(visit) };
      const facts = { ...said, kind: 'approval', subject: undefined, day, entries } as const;
      return ok({ file: toFile(await makeProofSheet(shop, facts)), fileName: 'proofs', isPersonal: true });
    },
  );
  for (const [path, kind, fileName] of [
    ['proofs', 'approval', 'proofs'],
    ['production', 'production', 'production'],
  ] as const)
    addDownload(
      api,
      {
        path: `/documents/order/{orderId}/${path}/pdf`,
        summary:
          kind === 'approval'
            ? 'All proofs of an order as one PDF'
            : 'The production sheet of an order: proofs with places, sizes in millimetres, colours and texts',
        description: 'For those who see the order, also while it waits for approval.',
        needsToken: true,
        params: orderParams,
        query: languageQuery,
      },
      async ({ shop, visit, params: { orderId } }) => {
        const read = await readOrderProofs(shop, visit, { orderId });
        if (!read.ok) return read;
        const { order, all, entries: seen } = read.value;
        const market = findMarketBySiteId(order.marketId) ?? visit.market;
        const rows = await rowsInLanguage(shop, { ...visit, market }, order);
        const entries = namedAs(rows, kind === 'production' ? all : seen);
        const day = dayIn(order.marketId, order.createdAt);
        const said = { language: visit.language, culture: cultureOf({ market, language: visit.language }) };
        const facts = { ...said, kind, subject: order.orderNo, day, entries };
        const file = toFile(await makeProofSheet(shop, facts));
        return ok({ file, fileName: `${fileName}-${order.orderNo}`, isPersonal: true });
      },
    );
  for (const kind of ['svg', 'png'] as const)
    addDownload(
      api,
      {
        path: `/documents/order/{orderId}/proof/{rowNumber}/${kind}`,
        kind,
        summary: `One proof of an order as ${kind.toUpperCase()}`,
        needsToken: true,
        params: proofParams,
        query: languageQuery,
      },
      async ({ shop, visit, params }) => {
        const found = await findDrawing(shop, visit, params);
        if (!found.ok) return found;
        const { drawing, title } = found.value;
        const bytes =
          kind === 'svg' ? new TextEncoder().encode(toSvg(drawing, 'proof', title)) : await makeProofPng(drawing);
        return ok({ file: toFile(bytes), fileName: `proof-${params.rowNumber}`, isPersonal: true });
      },
    );
}

async function findDrawing(shop: Shop, visit: Visit, { orderId, rowNumber }: z.output<typeof proofParams>) {
  const read = await readOrderProofs(shop, visit, { orderId });
  if (!read.ok) return read;
  const entry = read.value.entries.find((one) => one.rowNumber === rowNumber);
  const drawing = await drawingOf(entry?.made);
  if (!entry || !drawing) return refuse({ code: 'row-not-found' });
  return ok({ drawing, title: [...entry.lines, entry.position].join(', ') });
}
