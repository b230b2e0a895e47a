import { currencyDecimals } from '#core/money.ts';
import { ok, refuse } from '#core/result.ts';
import { currentRows } from '../punchout/answer-function.server.ts';
import { findPunchoutSession } from '../punchout/punchout-session-store.server.ts';
import { reachConnection } from '../punchout/reach-connection.server.ts';
import type { TransferRow } from '../punchout-document/transfer.ts';
import { checkDocument } from '../punchout-fields/check-document.ts';
import { findDocument } from '../punchout-log/document-store.server.ts';
import type { LoggedDocument } from '../punchout-log/logged-document.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findBuyerOf } from './buyer-of-company.server.ts';
import { type EditChange, editChanges } from './edit-changes.ts';
import { itemsIn, type LoggedItem } from './items-in.ts';

type ReplayRequest = { readonly companyId: number; readonly documentId: string };

/** Access: as `reachConnection`. A document of the company, field by field against its protocol. */
export async function readDocument(shop: Shop, visit: Visit, { companyId, documentId }: ReplayRequest) {
  const reached = await reachConnection(shop, visit, companyId);
  if (!reached.ok) return reached;
  const document = await findDocument(shop.db, companyId, documentId);
  if (!document) return refuse({ code: 'not-found' });
  return ok({ document, fields: checkDocument(document), changes: await changesIn(shop, document) });
}

/** For the cart of an edit: what the buyer changed. Undefined for other documents, and where nothing came back. */
async function changesIn({ db }: Pick<Shop, 'db'>, document: LoggedDocument): Promise<EditChange[] | undefined> {
  const { kind, sessionId, companyId } = document;
  const session =
    kind === 'cart' && sessionId !== undefined ? await findPunchoutSession(db, { id: sessionId }) : undefined;
  if (session?.companyId !== companyId || session.asked.operation !== 'edit') return undefined;
  const returned = itemsIn(document);
  return returned.length === 0 ? undefined : editChanges(session.asked.items ?? [], returned);
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
export async function replayDocument(shop: Shop, visit: Visit, asked: ReplayRequest) {
  const read = await readDocument(shop, visit, asked);
  if (!read.ok) return read;
  const reached = await reachConnection(shop, visit, asked.companyId);
  if (!reached.ok) return reached;
  const company = reached.value;
  const items = itemsIn(read.value.document);
  const found = items.length === 0 ? undefined : await findBuyerOf(shop, visit, company);
  if (!found) return ok(undefined);
  const rows = await currentRows(shop, found.buyer, found.connection, items);
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
