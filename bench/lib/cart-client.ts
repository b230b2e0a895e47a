import type { Connection } from './connection.ts';

/** A cart, the row in it, and the cookie that opens it. */
export type FilledCart = { readonly id: string; readonly rowId: string; readonly cookie: string };

type Body = { id: string };

/** Asks as a browser on a page of the shop does. What is not answered well spoils the measurement. */
export function cartClient(shop: string) {
  async function ask(connection: Connection, method: string, path: string, { cookie = '', body }: Asked = {}) {
    const headers = { origin: shop, 'content-type': 'application/json', ...(cookie && { cookie }) };
    const text = body === undefined ? undefined : JSON.stringify(body);
    const answer = await connection.ask(path, { method, headers, ...(text !== undefined && { body: text }) });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer;
  }

  return {
    /** What a visitor without a cart does: the call that makes it brings what is in it. */
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
    /** With prices, stock and all that the page of the cart shows. */
    readPriced: (connection: Connection, { cookie }: FilledCart) =>
      ask(connection, 'GET', '/sv/checkout-answers/change', { cookie }),
  };
}

type Asked = { readonly cookie?: string; readonly body?: unknown };
