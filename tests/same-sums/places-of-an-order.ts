import { toCartPage } from '#app/routes/cart/to-cart-page.ts';
import { toOrderSummaryView } from '#app/routes/outcome/to-order-summary-view.ts';
import { readCartSummary } from '#modules/cart/read-cart-summary.server.ts';
import { readCartView } from '#modules/cart/read-cart-view.server.ts';
import { readHeld } from '#modules/fulfilment/hold-order.server.ts';
import { createMailWords } from '#modules/order/mail-words.server.ts';
import type { Order } from '#modules/order/order.ts';
import { orderMail } from '#modules/order/order-mail.ts';
import { findOrder } from '#modules/order/order-store.server.ts';
import type { PriceMode } from '#modules/pricing/price-mode.ts';
import type { Visit } from '#modules/visit.ts';
import { toToldOrder } from '#modules/webhook/to-told-order.ts';
import { readPdf } from '#tests/build/read-pdf.ts';
import { readWorkbook } from '#tests/build/read-workbook.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import type { TestShop } from '#tests/setup/test-shop.ts';

/** Amounts of goods by row, then the other amounts of a place; in kronor. */
export type Sums = { readonly rows: readonly number[]; readonly tax?: number; readonly payable?: number };

/** 1 234,50 kr as a number. */
const kronor = (text = ''): number => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));

const amountsIn = (text: string): number[] =>
  [...text.matchAll(/[\d\u00a0]+,\d\d\u00a0kr/g)].map(([one]) => kronor(one));

/** The cart's page and the mini cart, before anything is ordered. */
export async function sumsOfCart(shop: TestShop, visit: Visit, mode: PriceMode): Promise<Record<string, Sums>> {
  const view = await readCartView(shop, visit, { mode });
  const page = toCartPage(visit, view, { mode, isHidden: false, saved: [] });
  const { rows } = await readCartSummary(shop, visit, { mode });
  const side = mode === 'incl' ? 'gross' : 'net';
  return {
    cart: { rows: page.rows.map(({ price }) => (typeof price === 'object' ? kronor(price.total) : Number.NaN)) },
    'mini cart': { rows: rows.map(({ price }) => (price.total[side]?.amount ?? Number.NaN) / 100) },
  };
}

export async function orderOf(shop: TestShop, orderId: string): Promise<Order> {
  const found = await findOrder(shop.db, orderId);
  if (!found) throw new Error('there is no such order');
  return found.order;
}

/** Every place that shows an order with a single invoice. */
export async function sumsOfOrder(
  { shop, app, visit, headers }: { shop: TestShop; app: TestApp; visit: Visit; headers: Record<string, string> },
  orderId: string,
): Promise<Record<string, Sums>> {
  const found = await findOrder(shop.db, orderId);
  const held = await readHeld(shop.db, orderId);
  const [invoice] = held?.invoices ?? [];
  if (!found || !held || !invoice) throw new Error('it is not invoiced');
  const { order } = found;
  const side = order.mode === 'incl' ? 'gross' : 'net';
  const page = toOrderSummaryView(visit, order);
  const mail = amountsIn(orderMail(order, { way: 'received' }, await createMailWords(shop)(found)).text);
  const listed = (await (await app.request('/api/order/orders', { headers })).json()) as {
    items: { products: { price: number }[]; vat: number; totalPrice: number }[];
  };
  const [told] = listed.items;
  const excel = await app.request(`/api/document/documents/order/${orderId}/excel?cultureCode=sv-SE`, { headers });
  const sheet = await (await readWorkbook(new Uint8Array(await excel.arrayBuffer()))).sheet(1);
  const column = sheet[0]?.findLastIndex((title) => String(title).startsWith('Belopp')) ?? -1;
  const cells = sheet.flatMap((row) => (typeof row[column] === 'number' ? [row[column]] : []));
  const paper = await app.request(`/api/document/documents/invoice/${invoice.id}/pdf`, { headers });
  const { lines } = readPdf(new Uint8Array(await paper.arrayBuffer()));
  const printed = lines.filter((line) => /25\u00a0%/.test(line)).map(amountsIn);
  const exported = toToldOrder(held, []);
  const goods = exported.rows.filter(({ type }) => type !== 'FreightArticle');
  const [billed] = exported.papers;
  const count = goods.length;
  return {
    order: {
      rows: order.rows.slice(0, count).map(({ price }) => (price.total[side]?.amount ?? Number.NaN) / 100),
      tax: (order.priced.totals.tax?.amount ?? Number.NaN) / 100,
      payable: order.priced.totals.payable.amount / 100,
    },
    page: {
      rows: page.rows.map(({ price }) => kronor(price)),
      tax: kronor(page.totals?.taxes?.[0]?.tax),
      payable: kronor(page.totals?.payable),
    },
    mail: {
      rows: mail.slice(0, count),
      tax: mail.at(count + 2) ?? Number.NaN,
      payable: mail.at(count + 3) ?? Number.NaN,
    },
    api: {
      rows: told?.products.map(({ price }) => price) ?? [],
      tax: told?.vat ?? Number.NaN,
      payable: told?.totalPrice ?? Number.NaN,
    },
    excel: { rows: cells.slice(0, count), tax: cells.at(-2) ?? Number.NaN, payable: cells.at(-1) ?? Number.NaN },
    export: {
      rows: goods.map(({ total }) => total[side] ?? Number.NaN),
      tax: exported.totals.tax ?? Number.NaN,
      payable: exported.totals.payable,
    },
    invoice: {
      rows: invoice.rows.slice(0, count).map(({ net, gross }) => (gross ?? net).amount / 100),
      tax: billed?.tax ?? Number.NaN,
      payable: billed?.amount ?? Number.NaN,
    },
    pdf: {
      rows: printed.slice(0, count).map((amounts) => amounts.at(-1) ?? Number.NaN),
      tax: printed.at(-1)?.at(-1) ?? Number.NaN,
      payable: amountsIn(lines.find((line) => /^(Att betala|Betalt)[\d]/.test(line)) ?? '').at(0) ?? Number.NaN,
    },
  };
}
