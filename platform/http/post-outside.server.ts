import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp, STATUS_CODES } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

type Post = {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Checked for every address that the host resolves to. */
  readonly mayReach: (address: string) => boolean;
  /** How many bytes of the answer are read; none by default. */
  readonly readBytes?: number;
};

/**
 * Posts to an address that a third party entered, and returns the status, such as `204 No Content`. Does not follow
 * redirects, and reads the answer only as far as asked. Connects to the checked address, so that a later DNS change has no effect.
 */
export async function postOutside(
  url: string,
  { body, headers, timeoutMs, mayReach, readBytes = 0 }: Post,
): Promise<{ isTaken: boolean; answer: string; text?: string }> {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  // IP addresses are connected without a lookup, so check them here.
  if (isIP(host) !== 0 && !mayReach(host)) throw new Error(closedTo(host));
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      // A new connection, because a reused one would skip the address check.
      agent: false,
      lookup: asking(mayReach),
      signal: AbortSignal.timeout(timeoutMs),
    });
    call.once('error', reject);
    call.once('response', (response) => {
      const status = response.statusCode ?? 0;
      if (readBytes > 0) {
        void readStart(response, readBytes).then((text) => resolve({ status, text }), reject);
        return;
      }
      resolve({ status, text: '' });
      response.destroy();
    });
    call.end(body);
  });
  const answer = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  return { isTaken: status >= 200 && status < 300, answer, ...(readBytes > 0 && { text }) };
}

async function readStart(response: IncomingMessage, bytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let read = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    read += part.length;
    if (read >= bytes) break;
  }
  response.destroy();
  return Buffer.concat(parts).subarray(0, bytes).toString('utf8');
}

const closedTo = (host: string) => `${host} is not a public address`;

const asking =
  (mayReach: Post['mayReach']): LookupFunction =>
  (hostname, options, found) =>
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return found(error ?? new Error(`${hostname} has no address`), '', 0);
      if (!addresses.every(({ address }) => mayReach(address))) return found(new Error(closedTo(hostname)), '', 0);
      return options.all ? found(null, addresses) : found(null, first.address, first.family);
    });
