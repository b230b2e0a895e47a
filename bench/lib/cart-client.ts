import type { Connection } from './connection.ts';

/** A cart, the row in it, and the cookie that opens it. */
export type FilledCart = { readonly id: string; readonly rowId: string; readonly cookie: string };

type Body = { id: string };

/** Sends requests like a browser on a page of the shop. A failed response is an error, because it would distort the measurement. */
export function cartClient(shop: string) {
  async function ask(connection: Connection, method: string, path: string, { cookie = '', body }: RequestParts = {}) {
    const headers = { origin: shop, 'content-type': 'application/json', ...(cookie && { cookie }) };
    const text = body === undefined ? undefined : JSON.stringify(body);
    const answer = await connection.ask(path, { method, headers, ...(text !== undefined && { body: text }) });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer;
  }

  return {
    /** A visitor without a cart: one call creates the cart with its first row. */
    addAnew: async (connection: Connection, sku: string): Promise<FilledCart> => {
      const made = await ask(connection, 'POST', '/api/cart/carts', { body: { products: [{ sku, quantity: 1 }] } });
      const cookie = [made.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0]);
      const { id, products } = JSON.parse(made.text) as Body & { products: Body[] };
      return { id, cookie: cookie.join('; '), rowId: products[0]?.id ?? '' };
    },
    add: (connection: Connection, { id, cookie }: FilledCart, sku: string) =>
      ask(connection, 'POST', `/api/cart/carts/${id}/products`, { cookie, body: { sku, quantity: 1 } }),
    change: (connection: Connection, { id, rowId, cookie }: FilledCart, quantity: number) =>
      ask(connection, 'PUT', `/api/cart/carts/${id}/products/${rowId}/quantity`, { cookie, body: { quantity } }),
    read: (connection: Connection, { id, cookie }: FilledCart) =>
      ask(connection, 'GET', `/api/cart/carts/${id}`, { cookie }),
    /** With prices, stock and everything else that the cart page shows. */
    readPriced: (connection: Connection, { cookie }: FilledCart) =>
      ask(connection, 'GET', '/sv/checkout-answers/change', { cookie }),
  };
}

type RequestParts = { readonly cookie?: string; readonly body?: unknown };
