import { request } from 'node:http';
import type { Env } from '../env.server.ts';

type OwnCall = {
  /** The requested host name of the shop, such as `se.yrke.example`. */
  readonly host: string;
  /** Path and query; other parts of an address are ignored. */
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type OwnAnswer = {
  readonly status: number;
  readonly location: string | undefined;
  readonly cookies: readonly string[];
  readonly text: string;
};

const waitMs = 20_000;
const mostBytes = 4 * 1024 * 1024;

/** A server that listens on all addresses is reached on this machine. */
const ownAddress = ({ HOST }: Pick<Env, 'HOST'>) => (HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST);

/**
 * Calls this server by HTTP, as an external program would. It connects only to its own port; the name of the host does not change that,
 * so a typed address cannot lead into a private network. Does not follow redirects.
 */
export async function callOwn(env: Pick<Env, 'HOST' | 'PORT'>, { host, path, ...call }: OwnCall): Promise<OwnAnswer> {
  const { method = 'GET', headers = {}, body = '' } = call;
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        host: ownAddress(env),
        port: env.PORT,
        path,
        method,
        setHost: false,
        agent: false,
        headers: { ...headers, host, 'content-length': String(Buffer.byteLength(body)) },
        signal: AbortSignal.timeout(waitMs),
      },
      (response) => {
        const parts: Buffer[] = [];
        let read = 0;
        response.on('data', (part: Buffer) => {
          read += part.length;
          if (read > mostBytes) asking.destroy(new Error('The answer is too large.'));
          else parts.push(part);
        });
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            cookies: response.headers['set-cookie'] ?? [],
            text: Buffer.concat(parts).toString('utf8'),
          }),
        );
      },
    );
    asking.once('error', reject);
    asking.end(body);
  });
}
