import type { CartView } from '#modules/cart/cart-view.ts';
import type { Person } from './model-carts.ts';
import type { RealShop } from './real-shop.server.ts';

type Answer = { status: number; body: unknown };
type Refusable = { ok: boolean; refusal?: { code: string } };

export type RealBrowser = ReturnType<typeof openBrowser>;

const origin = 'http://se.localhost:3000';

/** Keeps cookies, and sends the token of the signed-in person. */
export function openBrowser({ app, people }: RealShop) {
  const cookies = new Map<string, string>();
  let signedIn: Record<string, string> = {};
  let sessions = 0;

  async function ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.request(path, {
      method,
      headers: { origin, 'content-type': 'application/json', ...(cookie && { cookie }), ...signedIn },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) keep(line);
    return { status: response.status, body: await response.json() };
  }

  function keep(line: string): void {
    const [pair = '', ...rest] = line.split('; ');
    const at = pair.indexOf('=');
    if (rest.includes('Max-Age=0')) cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }

  return {
    call: (method: string, path: string, body?: unknown) => ask(method, `/api${path}`, body),
    screen: async (name: string, input: unknown = {}) => (await ask('POST', `/${name}`, input)).body as Refusable,
    view: async () => (await ask('POST', '/view', {})).body as CartView,
    sign: async (who: Person | undefined) => {
      sessions += 1;
      const exp = 4_000_000_000;
      signedIn = who === undefined ? {} : await app.bearer({ ...people[who], sid: `session ${sessions}`, exp });
    },
  };
}
