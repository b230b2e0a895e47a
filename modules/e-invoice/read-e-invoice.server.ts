import type { Invoice } from '../invoice/invoice.ts';
import { findInvoice } from '../invoice/invoice-store.server.ts';
import { findMarketBySiteId } from '../market/find-market.ts';
import { findOrder } from '../order/order-store.server.ts';
import { taxKindOf } from '../pricing/total-words.ts';
import type { Shop } from '../shop.server.ts';
import { checkDocument } from './check-document.ts';
import { type EInvoice, findEInvoice, findReports, keepEInvoice } from './e-invoice-store.server.ts';
import { type Billed, type FactsShop, readFacts } from './read-facts.server.ts';
import { toDocument } from './to-document.ts';
import { writeXml } from './ubl/write-xml.ts';

export type EInvoiceShop = FactsShop & Pick<Shop, 'clock'>;

type Offered = Pick<Invoice, 'companyId' | 'marketId'>;

/** Only companies use these files; the sales taxes of the USA and Canada do not fit into the format. */
function marketOf({ companyId, marketId }: Offered) {
  const market = companyId === undefined ? undefined : findMarketBySiteId(marketId);
  return market && taxKindOf(market) === 'vat' ? market : undefined;
}

/**
 * The stored file of an invoice, created now if it does not exist. Undefined for invoices without a file. It contains all
 * amounts, because the company books by it: give it only to people who may see prices. The caller checks who may see the
 * invoice.
 */
export async function readEInvoice(shop: EInvoiceShop, billed: Billed): Promise<EInvoice | undefined> {
  const { invoice } = billed;
  const market = marketOf(invoice);
  if (!market) return undefined;
  const kept = await findEInvoice(shop.db, invoice.id);
  if (kept?.xml !== undefined) return kept;
  const document = toDocument(await readFacts(shop, market, billed));
  const broken = checkDocument(document);
  const fatal = broken.filter(({ severity }) => severity === 'fatal').map(({ id }) => id);
  if (fatal.length > 0) shop.log.warn({ invoice: invoice.number, rules: fatal }, 'an e-invoice breaks rules');
  const xml = fatal.length > 0 ? undefined : writeXml(document);
  await keepEInvoice(shop.db, { invoiceId: invoice.id, xml, broken }, shop.clock.now());
  // If two requests created it at once, the first one counts.
  return findEInvoice(shop.db, invoice.id);
}

/** The invoices among these that have a file, offered to people who may see prices. A missing file of an old invoice is created now. */
export async function listOffered(
  shop: EInvoiceShop,
  invoices: readonly (Offered & Pick<Invoice, 'id'>)[],
): Promise<ReadonlySet<string>> {
  const fitting = invoices.filter((invoice) => marketOf(invoice)).map(({ id }) => id);
  const reports = await findReports(shop.db, fitting);
  const made = new Set(reports.filter(({ isMade }) => isMade).map(({ invoiceId }) => invoiceId));
  const tried = new Set(reports.map(({ invoiceId }) => invoiceId));
  for (const id of fitting) if (!tried.has(id) && (await isMadeNow(shop, id))) made.add(id);
  return made;
}

async function isMadeNow(shop: EInvoiceShop, invoiceId: string): Promise<boolean> {
  const invoice = await findInvoice(shop.db, invoiceId);
  const found = invoice && (await findOrder(shop.db, invoice.orderId));
  const made = found && (await readEInvoice(shop, { invoice, order: found.order }));
  return made?.xml !== undefined;
}
