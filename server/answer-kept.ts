import type { Context } from 'hono';
import { cookieOf } from '#app/request-cookie.ts';
import { cacheTtlMs } from '#core/timings.ts';
import type { ApiEnv } from '#modules/api.server.ts';
import { stockTopic } from '#modules/catalogue/catalogue-topics.ts';
import { readNextPriceChange } from '#modules/catalogue/read-next-price-change.server.ts';
import { recordContentReads } from '#modules/content/content-reads.server.ts';
import { contentTopic } from '#modules/content/content-snapshot.server.ts';
import { nextVisibilityChange } from '#modules/content/visible-blocks.ts';
import { viewKeyOf } from '#modules/pricing/price-mode.ts';
import { readViewIn, viewCookie, writeView } from '#modules/pricing/view-cookie.ts';
import type { Shop } from '#modules/shop.server.ts';
import { takesEncoding } from './compression/accepted-encoding.ts';
import { createKeptPages, type KeptPage } from './kept-pages.ts';

const mostBytes = 64 * 1024 * 1024;
const anybody = viewKeyOf(undefined);

type KeptPages = ReturnType<typeof createKeptPages>;
type Render = (request: Request, nonce: string | undefined, shop: Shop) => Promise<Response>;

export function openKeptPages({
  snapshots,
  clock,
  database,
}: Pick<Shop, 'snapshots' | 'clock' | 'database'>): KeptPages {
  const kept = createKeptPages({
    mostBytes,
    mostMs: cacheTtlMs,
    now: () => clock.now().getTime(),
    isFailing: () => database.isFailing(),
  });
  // Stock is loaded separately from kept pages. Structured data for search engines may be as old as the page, at most a
  // minute.
  snapshots.onChange((topic) => {
    if (topic === contentTopic) kept.checkContent();
    else if (topic !== stockTopic) kept.empty();
  });
  return kept;
}

/** Returns the kept page for anonymous visitors; undefined if the page cannot be kept. */
export async function answerKept(
  c: Context<ApiEnv>,
  kept: KeptPages,
  /** Query parameters that affect the page. */
  keptBy: readonly string[],
  render: Render,
): Promise<Response | undefined> {
  const { visit } = c.var;
  if (visit.claims || visit.framed || !['GET', 'HEAD'].includes(c.req.method)) return undefined;
  const url = new URL(c.req.url);
  // Only parameters that affect the page, so that others cannot fill the store with copies.
  const query = new URLSearchParams(
    keptBy.flatMap((name) => url.searchParams.getAll(name).map((value) => [name, value])),
  );
  const known = new URL(`${url.origin}${url.pathname}?${query}`);
  const view = readViewIn((name) => cookieOf(c.req.raw, name), anybody);
  const key = [visit.market.code, visit.language, url.pathname, query, JSON.stringify(view)].join(' ');
  const answer = await kept.get(key, async () => {
    const { shop } = c.var;
    const next = await readNextPriceChange(shop, visit);
    const { snapshots, isCurrent, values } = recordContentReads(shop.snapshots);
    // Renders only from what the key contains, without the visitor's other data.
    const cookie = `${viewCookie}=${writeView(undefined, anybody, view)}`;
    const response = await render(new Request(known, { headers: { cookie } }), undefined, { ...shop, snapshots });
    const changes = [next, nextVisibilityChange(values(), visit)].flatMap((at) => at?.getTime() ?? []);
    return { response, isCurrent, ...(changes.length > 0 && { until: Math.min(...changes) }) };
  });
  if (!(answer instanceof Response)) return send(c, answer);
  // A page that may not be kept, such as a 404, is rendered again with its own nonce.
  return answer.headers.get('content-type')?.startsWith('text/html') ? undefined : answer;
}

function send(c: Context<ApiEnv>, { etag, contentType, scriptHashes, bodies }: KeptPage): Response {
  c.set('scriptHashes', scriptHashes);
  const encoding = chooseEncoding(c.req.header('accept-encoding') ?? '');
  const headers = new Headers({
    'content-type': contentType,
    // After sign-in a visitor must not see the kept page, so the browser revalidates each time.
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Cookie',
    etag: `W/"${etag}"`,
  });
  if (matches(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  const body = bodies[encoding];
  headers.set('content-length', String(body.length));
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), { headers });
}

function chooseEncoding(accepted: string): keyof KeptPage['bodies'] {
  if (takesEncoding(accepted, 'br')) return 'br';
  return takesEncoding(accepted, 'gzip') ? 'gzip' : 'identity';
}

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((one) => one.trim().replace(/^W\//, '') === `"${etag}"`) ?? false;
}
