import { lookup } from 'node:dns';
import { request as requestHttp, STATUS_CODES } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

type Post = {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Asked of every address that the host's name leads to. */
  readonly mayReach: (address: string) => boolean;
};

/**
 * Posts to where somebody outside said, and answers with the status, such as `204 No Content`. A redirect is not followed and the
 * answer's body is not read. What is connected to is the address that was asked about: a name that leads elsewhere a moment
 * later gains nothing.
 */
export async function postOutside(
  url: string,
  { body, headers, timeoutMs, mayReach }: Post,
): Promise<{ isTaken: boolean; answer: string }> {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  // A number is connected to as it is, without looking it up.
  if (isIP(host) !== 0 && !mayReach(host)) throw new Error(closedTo(host));
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  const status = await new Promise<number>((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      // A connection of its own: one that is kept would not be asked about.
      agent: false,
      lookup: asking(mayReach),
      signal: AbortSignal.timeout(timeoutMs),
    });
    call.once('error', reject);
    call.once('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    call.end(body);
  });
  return { isTaken: status >= 200 && status < 300, answer: `${status} ${STATUS_CODES[status] ?? ''}`.trim() };
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
