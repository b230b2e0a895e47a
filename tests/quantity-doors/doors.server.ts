import { randomUUID } from 'node:crypto';
import { quantityPrefix } from '#app/components/buying/wanted.ts';
import { carryOut } from '#app/routes/cart/carry-out.server.ts';
import { addFromForm } from '#app/routes/cart-answers/add-from-form.server.ts';
import { orderFromForm } from '#app/routes/instant-order/order-from-form.server.ts';
import { reorder } from '#modules/order-history/reorder.server.ts';
import { aSpreadsheet } from '#tests/build/spreadsheet.ts';
import type { Article, World } from './world.server.ts';

/** The result: `taken`, or the code, reason or text of the refusal. */
type EntryResult = Promise<string>;
type Door = (world: World, article: Article, quantity: number) => EntryResult;

const told = async (answer: Response | Promise<Response>): EntryResult => {
  const { ok, status } = await answer;
  const { code, title } = (await (await answer).json()) as { code?: string; title?: string };
  return ok ? 'taken' : `${status} ${code} ${title}`;
};

const formOf = (fields: Record<string, string | File>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

const api =
  (
    method: string,
    path: (world: World, article: Article) => string,
    body: (sku: string, quantity: number) => unknown,
  ) =>
  (world: World, article: Article, quantity: number) =>
    told(world.ask(method, `/api/cart/carts${path(world, article)}`, body(article.sku, quantity)));

const screen = async (
  answered: Promise<{ ok: boolean; code?: string; words?: string; status?: number }>,
): EntryResult => {
  const { ok, status, code, words } = await answered;
  return ok ? 'taken' : `${status} ${code} ${words}`;
};

const inList =
  (fieldsOf: (sku: string, quantity: number) => Record<string, string | File>): Door =>
  async ({ asked }, { sku }, quantity) => {
    const fields = { ...fieldsOf(sku, quantity), intent: 'add' };
    const { lines, added = 0 } = await orderFromForm(asked, formOf(fields), { mode: 'incl', isHidden: false });
    return added > 0 ? 'taken' : `${lines[0]?.article} ${lines[0]?.quantity} ${lines[0]?.answer.reason}`;
  };

const csv = (sku: string, quantity: number) => new File([`article;quantity\n${sku};${quantity}\n`], 'order.csv');
const excel = (sku: string, quantity: number) =>
  new File(
    [
      aSpreadsheet([
        ['article', 'quantity'],
        [sku, quantity],
      ]),
    ],
    'order.xlsx',
  );

const report =
  (kind: 'delivery' | 'invoice' | 'denial'): Door =>
  ({ report: tell }, { rowNumber }, quantity) =>
    told(
      tell({
        kind,
        messageId: randomUUID(),
        ...(kind === 'delivery' && { dispatchNumber: randomUUID(), carrier: 'Post' }),
        rows: [{ rowNumber, quantity }],
      }),
    );

/** Every way to enter a quantity. */
export const doors: Readonly<Record<string, Door>> = {
  'a cart that is made with goods': api(
    'POST',
    () => '',
    (sku, quantity) => ({ products: [{ sku, quantity }] }),
  ),
  'the call that adds': api(
    'POST',
    ({ cartId }) => `/${cartId}/products`,
    (sku, quantity) => ({ sku, quantity }),
  ),
  'the call that adds many': api(
    'POST',
    ({ cartId }) => `/${cartId}/products/batch`,
    (sku, quantity) => [{ sku, quantity }],
  ),
  'the call that changes a row': api(
    'PUT',
    ({ cartId }, { rowId }) => `/${cartId}/products/${rowId}`,
    (_, quantity) => ({ quantity }),
  ),
  'the call that changes a quantity': api(
    'PUT',
    ({ cartId }, { rowId }) => `/${cartId}/products/${rowId}/quantity`,
    (_, quantity) => ({ quantity: String(quantity) }),
  ),
  'the call that splits': ({ ask, cartId }, { rowId }, quantity) =>
    told(ask('POST', `/api/cart/carts/${cartId}/products/${rowId}/split?kind=Partial&quantity=${quantity}`, undefined)),
  'the buy button': ({ asked }, { sku }, quantity) =>
    screen(addFromForm(asked, formOf({ sku, quantity: String(quantity) }))),
  'quick add, favourites and the size table': ({ asked }, { sku }, quantity) =>
    screen(addFromForm(asked, formOf({ [`${quantityPrefix}${sku}`]: String(quantity) }))),
  'the field of a row': ({ asked }, { rowId }, quantity) =>
    screen(carryOut(asked, formOf({ intent: 'row', rowId, quantity: String(quantity) }))),
  'the dialog that splits': ({ asked }, { rowId }, quantity) =>
    screen(carryOut(asked, formOf({ intent: 'split', rowId, kind: 'Partial', quantity: String(quantity) }))),
  'instant order, typed': inList((sku, quantity) => ({ article: sku, quantity: String(quantity) })),
  'instant order, pasted': inList((sku, quantity) => ({ text: `${sku}\t${quantity}` })),
  'instant order, CSV': inList((sku, quantity) => ({ file: csv(sku, quantity) })),
  'instant order, Excel': inList((sku, quantity) => ({ file: excel(sku, quantity) })),
  'instant order, by program': async ({ ask }, { sku }, quantity) => {
    const answer = await ask('POST', '/api/product/instantorder/check', { lines: [{ article: sku, quantity }] });
    const { lines } = (await answer.json()) as { lines: { canBeOrdered: boolean; reason?: string }[] };
    return lines[0]?.canBeOrdered ? 'taken' : `${lines[0]?.reason}`;
  },
  'ordering again': async ({ asked: { shop, visit }, orderId }, { sku, rowNumber }, quantity) => {
    const wishes = [{ rowNumber, sku, quantity }];
    const added = await reorder(shop, visit, { way: { orderId }, press: randomUUID().replaceAll('-', ''), wishes });
    return added.ok ? 'taken' : added.refusal.code;
  },
  'a return': ({ ask, orderId }, { rowNumber }, quantity) =>
    told(
      ask('POST', `/api/orderhistory/orders/${orderId}/returns`, {
        rows: [{ rowNumber, quantity, reason: 'too-small' }],
      }),
    ),
  'a delivery that is reported': report('delivery'),
  'an invoice that is reported': report('invoice'),
  'a denial that is reported': report('denial'),
};
