import { setTimeout as pause } from 'node:timers/promises';
import { gloves, trousers } from '#tests/build/goods.ts';
import { aSendPayload } from '#tests/build/order.ts';
import { toTheDoor } from '#tests/build/sending.ts';

export type Answered = {
  readonly what: string;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: string;
  readonly cookies: readonly string[];
};
type Attempt = { readonly cartId: string; readonly send: () => Promise<Answered> };

/** No request may take longer, even if the database fails. */
const mostMs = 15_000;
const pauseMs = 60;

/** Pages that are the same for every anonymous visitor. */
export const kept = {
  list: '/en/all-products',
  product: '/sv/produkt/trousers-1000',
  search: '/en/all-products?query=trousers',
};

/** Answered from memory. */
export const someProducts = '/api/product/products?query=trousers&pageSize=5';

/** A cart that does not exist: it needs a database query. */
export const unknownCart = '/api/cart/carts/018f0000-0000-7000-8000-000000000000';

/** A request without a response has the status 0. */
export async function ask(
  address: string,
  what: string,
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<Answered> {
  const headers = { origin: address, connection: 'close', ...init.headers };
  try {
    const signal = AbortSignal.timeout(mostMs);
    const response = await fetch(`${address}${path}`, { redirect: 'manual', ...init, headers, signal });
    const { status } = response;
    const cookies = response.headers.getSetCookie();
    return { what, status, retryAfter: response.headers.get('retry-after'), body: await response.text(), cookies };
  } catch (error) {
    return { what, status: 0, retryAfter: null, body: String(error), cookies: [] };
  }
}

const post = (address: string, what: string, path: string, body: object, headers: Record<string, string> = {}) =>
  ask(address, what, path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

const products = [
  { sku: trousers, quantity: 1 },
  { sku: gloves, quantity: 10 },
];

/** A guest's new cart with two rows, and the cookie that opens it. */
async function newCart(address: string): Promise<{ answer: Answered; cartId?: string; cookie: string }> {
  const answer = await post(address, 'cart', '/api/cart/carts', { products });
  const cookie = answer.cookies.map((line) => line.split(';')[0]).join('; ');
  const isMade = answer.status === 200 || answer.status === 201;
  return { answer, cookie, ...(isMade && { cartId: (JSON.parse(answer.body) as { id: string }).id }) };
}

export type Traffic = ReturnType<typeof startTraffic>;

/** Visitors who read, fill carts and order, with sequential requests each, until they are stopped. */
export function startTraffic(address: string) {
  const answers: Answered[] = [];
  const acknowledged = { carts: [] as string[], orders: [] as string[] };
  const attempts: Attempt[] = [];
  const over = new AbortController();

  async function ordering(): Promise<void> {
    const made = await newCart(address);
    answers.push(made.answer);
    if (made.cartId === undefined) return;
    acknowledged.carts.push(made.cartId);
    const payload = aSendPayload({ cartId: made.cartId, deliveryMethod: toTheDoor });
    const headers = { cookie: made.cookie, 'idempotency-key': `key of ${made.cartId}` };
    const send = () => post(address, 'order', '/api/order/orders/send', payload, headers);
    attempts.push({ cartId: made.cartId, send });
    const sent = await send();
    answers.push(sent);
    if (sent.status === 200) acknowledged.orders.push(made.cartId);
  }

  const reading = (what: string, path: string) => async () => void answers.push(await ask(address, what, path));
  const lines = [
    reading('kept list', kept.list),
    reading('kept product', kept.product),
    reading('kept search', kept.search),
    reading('healthz', '/healthz'),
    reading('products', someProducts),
    reading('row', unknownCart),
    ordering,
  ];
  const running = lines.map(async (line) => {
    while (!over.signal.aborted) {
      await line();
      await pause(pauseMs);
    }
  });
  return {
    answers,
    acknowledged,
    attempts,
    stop: async () => {
      over.abort();
      await Promise.all(running);
    },
  };
}
