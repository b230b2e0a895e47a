import * as z from 'zod';
import { ok } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { toProductionView } from '../logo/logo-schema.ts';
import { orderParams } from '../order/order-way-schema.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { changeLogo } from './change-logo.server.ts';
import { type ProductionRow, toProduction } from './production.ts';
import type { ProofEntry } from './proof-entry.ts';
import { entryView, otherLogoInput, productionView } from './proofs-schema.ts';
import { readCartProofs } from './read-cart-proofs.server.ts';
import { readOrderProofs } from './read-order-proofs.server.ts';

/** Proofs of carts and orders, and what production gets. */
export function proofsApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'get',
      path: '/proofs/cart',
      summary: 'What will be made on the garments of the caller’s cart',
      description: 'One entry for each service that is seen. A later change of the row gives another hash.',
      answer: z.array(entryView),
    },
    async ({ shop, visit }) => ok((await readCartProofs(shop, visit)).map(toView)),
  );
  addCall(
    api,
    {
      method: 'get',
      path: '/proofs/order/{orderId}',
      summary: 'What is made on the garments of an order',
      description:
        'For those who see the order, also while it waits for approval. A proof changes only where an approver changes its row.',
      needsToken: true,
      params: orderParams,
      answer: z.array(entryView),
    },
    async ({ shop, visit, params: { orderId } }) => {
      const read = await readOrderProofs(shop, visit, { orderId });
      return read.ok ? ok(read.value.entries.map(toView)) : read;
    },
  );
  addCall(
    api,
    {
      method: 'get',
      path: '/proofs/order/{orderId}/production',
      summary: 'The production sheet of an order: place, size in millimetres, colour, text and file of each service',
      description:
        'One row for each service, also for those that are not seen. Only rows with the state `ready` may be made. The same rows are in the export of the order, which is written again when staff release or refuse a logo.',
      needsToken: true,
      params: orderParams,
      answer: z.array(productionView),
    },
    async ({ shop, visit, params: { orderId } }) => readSheet(shop, visit, orderId),
  );
  addCall(
    api,
    {
      method: 'put',
      path: '/proofs/order/{orderId}/rows/{rowNumber}/logo',
      summary: 'Put another logo of the company on a row of an order, by staff',
      description:
        'For rows in the state `waiting`, `refused` or `file-awaited` of a placed order, before its delivery. The row gets a new proof, and the order is exported again.',
      needsToken: true,
      params: orderParams.extend({ rowNumber: z.coerce.number<string>().int().positive() }),
      body: otherLogoInput,
      answer: z.array(productionView),
    },
    async ({ shop, visit, params: { orderId, rowNumber }, body }) => {
      const changed = await changeLogo(shop, visit, { orderId, rowNumber, ...body });
      return changed.ok ? readSheet(shop, visit, orderId) : changed;
    },
  );
  return api;
}

async function readSheet(shop: Shop, visit: Visit, orderId: string) {
  const read = await readOrderProofs(shop, visit, { orderId });
  if (!read.ok) return read;
  const rows = await Promise.all(read.value.all.map((entry) => toProduction(orderId, entry)));
  return ok(rows.map(toRowView));
}

const toRowView = ({ text, ...row }: ProductionRow) => ({
  ...row,
  text: [...text],
  method: row.method ?? null,
  side: row.side ?? null,
  xMm: row.xMm ?? null,
  yMm: row.yMm ?? null,
  turnDegrees: row.turnDegrees ?? null,
  widthMm: row.widthMm ?? null,
  heightMm: row.heightMm ?? null,
  ink: row.ink ?? null,
  thread: row.thread ?? null,
  typeface: row.typeface ?? null,
  letterHeightMm: row.letterHeightMm ?? null,
  logo: row.logo ?? null,
  logoProduction: row.logoProduction ? toProductionView(row.logoProduction) : null,
  file: row.file ?? null,
  hash: row.hash ?? null,
});

const toView = ({ made, wearer, renamedTo, formerLines, lines, problems, hints, ...entry }: ProofEntry) => ({
  rowNumber: entry.rowNumber,
  sku: entry.sku,
  garment: entry.garment,
  colour: entry.colour,
  size: entry.size,
  quantity: entry.quantity,
  serviceQuantity: entry.serviceQuantity,
  state: entry.state,
  service: entry.service,
  position: entry.position,
  wearer: wearer ?? null,
  renamedTo: renamedTo ?? null,
  formerLines: formerLines ? [...formerLines] : null,
  lines: [...lines],
  logo: made?.proof.artwork.kind === 'logo' ? made.proof.artwork.file : null,
  hash: made?.hash ?? null,
  problems: [...problems],
  hints: [...hints],
});
