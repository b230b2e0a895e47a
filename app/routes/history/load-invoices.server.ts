import type { InvoiceItem } from '#app/components/history/history-views.ts';
import type { InvoiceFiles } from '#app/components/history/invoice-history.tsx';
import { notFound } from '#app/not-found.ts';
import { invoiceListPath, invoicePdfPath, invoiceXmlPath } from '#modules/document/document-paths.ts';
import { mostZipped } from '#modules/document/read-invoice-list.server.ts';
import { listOffered } from '#modules/e-invoice/read-e-invoice.server.ts';
import { idKey } from '#modules/order-history/cursor.ts';
import { type InvoiceLine, type InvoiceState, invoiceStates } from '#modules/order-history/invoice-line.ts';
import { listInvoices } from '#modules/order-history/list-invoices.server.ts';
import { readSeenCompanies } from '#modules/order-history/seen-companies.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { orderHrefIn, readHistoryPlace } from './history-place.server.ts';
import { type HistoryQuery, historyQueryOf, soughtIn } from './history-query.ts';
import { toListView } from './to-list-view.ts';
import { amountWriter } from './write-amounts.ts';

export async function loadInvoices(shop: Shop, visit: Visit, query: URLSearchParams) {
  const asked = historyQueryOf(query, idKey);
  const state = invoiceStates.find((name) => name === asked.state);
  const listed = await listInvoices(shop, visit, { reach: 'all', filter: soughtIn(asked), state, part: asked.part });
  if (!listed.ok) throw notFound();
  const companies = await readSeenCompanies(shop, visit, 'all');
  const write = amountWriter(visit);
  const offered = await listOffered(shop, listed.value.items);
  const hrefOf = orderHrefIn(visit, 'all');
  const toItem = (line: InvoiceLine): InvoiceItem => ({
    id: line.id,
    number: line.number,
    pdfHref: invoicePdfPath(line.id),
    xmlHref: line.payable && offered.has(line.id) ? invoiceXmlPath(line.id) : undefined,
    company: line.company?.name,
    state: line.state,
    day: line.issuedOn,
    dueOn: line.dueOn,
    orderNo: line.order.orderNo,
    orderHref: hrefOf(line.order.id),
    total: write(line.marketId, line.payable),
    left: line.isOpen ? write(line.marketId, line.left) : undefined,
  });
  return {
    ...(await readHistoryPlace(shop, visit)),
    list: toListView(asked, listed.value, toItem, companies),
    files: filesOf(visit, asked, state),
  };
}

function filesOf({ language }: Visit, asked: HistoryQuery, state: InvoiceState | undefined): InvoiceFiles {
  const { text: search, from, to, companyId } = soughtIn(asked);
  const sought = { order: asked.order, search, state, from, to, companyId };
  return {
    excelHref: invoiceListPath('excel', sought, language),
    zipHref: invoiceListPath('zip', sought, language),
    mostZipped,
  };
}
