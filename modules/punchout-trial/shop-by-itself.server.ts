import { ok, refuse } from '#core/result.ts';
import { callOwn } from '#platform/http/call-own.server.ts';
import type { ReturnForm } from '../punchout-document/transfer.ts';
import type { FormField } from '../punchout-log/logged-document.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { askShop, cartAddressOf } from './ask-shop.server.ts';
import { storefrontOf } from './call-door.server.ts';
import type { Article, Question, Trial } from './trial.ts';
import { insertStep } from './trial-store.server.ts';

type ShoppingTrip = {
  readonly companyId: number;
  readonly trialId: string;
  readonly question: Question;
  readonly article: Article;
};

/**
 * Access: as `mayTry`. A visit from its start to the returned cart without a browser: the same pages and calls, with the cookies that the
 * start page gives. Where the shop refuses, its words are kept in place of the cart.
 */
export async function shopByItself(shop: Shop, visit: Visit, { article, ...asked }: ShoppingTrip) {
  const about = { productId: article.sku, quantity: article.quantity, searchText: '' };
  const started = await askShop(shop, visit, { ...asked, ...about });
  if (!started.ok) return started;
  const { trial, company, startPage } = started.value;
  if (startPage === undefined) return ok(trial);
  const origin = storefrontOf(shop, company.marketId);
  const { pathname, search } = new URL(startPage);
  const opened = await callOwn(shop.env, { host: origin.host, path: `${pathname}${search}` });
  const cookie = opened.cookies.map((line) => line.split(';')[0]).join('; ');
  const post = (path: string, body: string) =>
    callOwn(shop.env, {
      host: origin.host,
      path,
      method: 'POST',
      headers: { cookie, origin: origin.origin, 'content-type': 'application/json' },
      body,
    });
  const products = [{ sku: article.sku, quantity: article.quantity }];
  const fill = async () => {
    if (asked.question === 'start') return post('/api/cart/carts', JSON.stringify({ products }));
    // The start page has put the rows of the earlier cart into one; a new cart would leave it.
    const listed = await callOwn(shop.env, { host: origin.host, path: '/api/cart/carts', headers: { cookie } });
    const [cart] = listed.status === 200 ? (JSON.parse(listed.text) as { id: string }[]) : [];
    return cart
      ? post(`/api/cart/carts/${cart.id}/products/batch`, JSON.stringify(products))
      : post('/api/cart/carts', JSON.stringify({ products }));
  };
  const filled = asked.question === 'inspect' ? undefined : await fill();
  if (filled && filled.status >= 400) return refusedAt(shop, trial, filled);
  const closed = await post('/api/order/punchout/close', '');
  if (closed.status >= 400) return refusedAt(shop, trial, closed);
  const form = JSON.parse(closed.text) as ReturnForm;
  if (!isForRun(form, cartAddressOf(shop, trial))) return refuse({ code: 'punch-out-target-unknown' });
  const { host, pathname: to, search: query } = new URL(form.action);
  await callOwn(shop.env, {
    host,
    path: `${to}${query}`,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.fields.map((field) => pairOf(field, form.charset)).join('&'),
  });
  return ok(trial);
}

/** The address without its query, which OCI sends as fields. */
function isForRun({ action }: ReturnForm, cartAddress: string): boolean {
  const [asked, wanted] = [new URL(action), new URL(cartAddress)];
  return asked.origin === wanted.origin && asked.pathname === wanted.pathname;
}

/** As a browser writes a field in the letters of the form. */
function pairOf({ name, value }: FormField, charset: ReturnForm['charset']): string {
  const written = (text: string) =>
    charset === 'utf-8'
      ? encodeURIComponent(text)
      : [...Buffer.from(text, 'latin1')].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  return `${written(name)}=${written(value)}`;
}

/** A call of the shop that was refused: the words of its problem. */
async function refusedAt({ db, clock }: Shop, trial: Trial, { status, text }: { status: number; text: string }) {
  const fields = [
    { name: 'HTTP', value: String(status) },
    { name: 'text', value: text.slice(0, 500) },
  ];
  await insertStep(db, trial.id, { direction: 'out', kind: 'other', body: { fields }, createdAt: clock.now() });
  return ok(trial);
}
