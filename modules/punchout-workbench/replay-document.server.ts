import { currencyDecimals } from '#core/money.ts';
import { ok, refuse } from '#core/result.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { findPersonById } from '../people/person-store.server.ts';
import { currentRows } from '../punchout/answer-function.server.ts';
import { buyerVisitOf } from '../punchout/buyer-visit.ts';
import { listCredentials, readConnection } from '../punchout/connection-store.server.ts';
import type { TransferRow } from '../punchout-document/transfer.ts';
import { findDocument } from '../punchout-log/document-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { fieldsOf } from './fields-of.ts';
import { itemsIn, type LoggedItem } from './items-in.ts';
import { reachConnection } from './reach-connection.server.ts';

type Asked = { readonly companyId: number; readonly documentId: string };

/** Access: as `reachConnection`. A document of the company, field by field. */
export async function readDocument(shop: Shop, visit: Visit, { companyId, documentId }: Asked) {
  const reached = await reachConnection(shop, visit, companyId);
  if (!reached.ok) return reached;
  const document = await findDocument(shop.db, companyId, documentId);
  return document ? ok({ document, fields: fieldsOf(document.body) }) : refuse({ code: 'not-found' });
}

/** How an article of a document differs from the shop of today. `gone`: it is not sold to this buyer any more. */
export type Difference = {
  readonly sku: string;
  readonly what: 'price' | 'unit' | 'gone';
  readonly was: string;
  readonly now: string;
};

/**
 * Access: as `reachConnection`. Compares the articles of a document with what the buyer of the company would get now. Nothing is
 * ordered, and nothing is stored. Undefined if the document has no articles, or nobody to buy as.
 */
export async function replayDocument(shop: Shop, visit: Visit, asked: Asked) {
  const read = await readDocument(shop, visit, asked);
  if (!read.ok) return read;
  const reached = await reachConnection(shop, visit, asked.companyId);
  if (!reached.ok) return reached;
  const company = reached.value;
  const items = itemsIn(read.value.document);
  const market = findMarketBySiteId(company.marketId);
  const [credential] = await listCredentials(shop.db, company.id);
  const person = credential && (await findPersonById(shop.db, credential.customerId));
  if (items.length === 0 || !market || !person) return ok(undefined);
  const buyer = buyerVisitOf(visit, { market, language: market.defaultLocale, person, company });
  const connection = await readConnection(shop.db, company.id);
  const rows = await currentRows(shop, buyer, connection, items);
  const bySku = new Map(rows.map((row) => [row.sku, row]));
  return ok({ compared: items.length, differences: items.flatMap((item) => differencesOf(item, bySku.get(item.sku))) });
}

function differencesOf({ sku, price, unit }: LoggedItem, row: TransferRow | undefined): Difference[] {
  if (!row) return [{ sku, what: 'gone', was: price === undefined ? '' : textOf(price), now: '' }];
  const { amount, currency } = row.net;
  const now = amount / 10 ** currencyDecimals[currency] / row.quantity;
  return [
    ...(price !== undefined && textOf(price) !== textOf(now)
      ? [{ sku, what: 'price' as const, was: textOf(price), now: textOf(now) }]
      : []),
    ...(unit !== '' && unit !== row.unit ? [{ sku, what: 'unit' as const, was: unit, now: row.unit }] : []),
  ];
}

const textOf = (price: number): string => price.toFixed(2);
