import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A fully rendered page for all anonymous visitors, with compressed forms and its script hashes. */
export type KeptPage = {
  etag: string;
  contentType: string;
  scriptHashes: readonly string[];
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
};

type Entry = { page: KeptPage; bytes: number; until: number; isCurrent: IsCurrent; checked: number };
type Options = {
  mostBytes: number;
  mostMs: number;
  now: () => number;
  /** While true, rendered pages may be incomplete: new ones are not kept, and kept ones stay. */
  isFailing?: () => boolean;
};
type IsCurrent = () => Promise<boolean>;
type Rendered = {
  response: Response;
  until?: number;
  /** Whether the content of the page is unchanged. Called after each change of content. */
  isCurrent?: IsCurrent;
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Limited in bytes and time. Cleared when data changes that any page may show; after a change of content, each page is
 * checked when it is next requested.
 */
export function createKeptPages({ mostBytes, mostMs, now, isFailing = () => false }: Options) {
  const kept = new Map<string, Entry>();
  const rendering = new Map<string, Promise<KeptPage | Response>>();
  let bytes = 0;
  let generation = 0;
  let contentChanges = 0;

  function drop(key: string) {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  function keep(key: string, page: KeptPage, rest: Pick<Entry, 'until' | 'isCurrent' | 'checked'>) {
    const size = Object.values(page.bodies).reduce((sum, body) => sum + body.length, key.length);
    if (size > mostBytes) return;
    drop(key);
    kept.set(key, { page, bytes: size, ...rest });
    bytes += size;
    // A Map keeps insertion order, so its first key is the least recently used.
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  }

  async function make(key: string, render: () => Promise<Rendered>): Promise<KeptPage | Response> {
    const started = generation;
    const checked = contentChanges;
    const { response, until = Number.POSITIVE_INFINITY, isCurrent = () => Promise.resolve(true) } = await render();
    if (!mayKeep(response)) return response;
    const page = await toKeptPage(response);
    // The data changed during rendering: the page is returned, but not kept.
    if (started === generation && !isFailing())
      keep(key, page, { until: Math.min(now() + mostMs, until), isCurrent, checked });
    return page;
  }

  async function findUsable(key: string): Promise<Entry | undefined> {
    const entry = kept.get(key);
    if (!entry || isFailing()) return entry;
    if (now() >= entry.until) return undefined;
    if (entry.checked === contentChanges) return entry;
    const [started, checked] = [generation, contentChanges];
    const isCurrent = await entry.isCurrent();
    if (started !== generation || kept.get(key) !== entry) return undefined;
    if (isCurrent) entry.checked = checked;
    else drop(key);
    return isCurrent && checked === contentChanges ? entry : undefined;
  }

  return {
    get: async (key: string, render: () => Promise<Rendered>): Promise<KeptPage | Response> => {
      const entry = await findUsable(key);
      if (entry) {
        // Move it to the end: the least recently used page is dropped first.
        kept.delete(key);
        kept.set(key, entry);
        return entry.page;
      }
      const flight = `${generation} ${contentChanges} ${key}`;
      const going = rendering.get(flight);
      // A response that is not kept can be read only once, so waiting requests render again.
      if (going) {
        const shared = await going;
        if (!(shared instanceof Response)) return shared;
      }
      const own = make(key, render).finally(() => rendering.delete(flight));
      rendering.set(flight, own);
      return own;
    },
    checkContent: () => {
      contentChanges += 1;
    },
    empty: () => {
      generation += 1;
      kept.clear();
      bytes = 0;
    },
    get bytes() {
      return bytes;
    },
  };
}

/** A page that sets a cookie belongs to one visitor. */
function mayKeep({ status, headers }: Response): boolean {
  return status === 200 && !headers.has('set-cookie');
}

async function toKeptPage(response: Response): Promise<KeptPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
  const [br, zipped] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(identity),
  ]);
  return {
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 27),
    contentType,
    scriptHashes: contentType.startsWith('text/html') ? hashScripts(identity.toString()) : [],
    bodies: { identity, gzip: zipped, br },
  };
}

/** A kept nonce would protect nothing, so scripts of kept pages are allowed by hash. */
export function hashScripts(html: string): string[] {
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...inline].map(([, text = '']) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}
