import { request } from 'node:http';
import { marketUrl } from './market.ts';

type Answer = { status: number; cookies: Record<string, string>; body: string };

/** A request to a market without a browser, for steps that a journey needs but does not test. With a form it posts. */
export function ask(
  market: string,
  path: string,
  form?: Record<string, string>,
  userAgent = 'journeys',
): Promise<Answer> {
  const { host, port } = new URL(marketUrl(market));
  const body = form && new URLSearchParams(form).toString();
  // Node cannot resolve the hosts of the markets, so the name is sent only in the header.
  const headers = {
    host,
    'user-agent': userAgent,
    ...(body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
  };
  return new Promise((resolve, reject) => {
    const asked = request({ host: 'localhost', port, path, headers, method: body ? 'POST' : 'GET' }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, cookies: cookiesOf(answer.headers['set-cookie']), body: text }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const cookiesOf = (lines: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(lines.map((line) => /^([^=]+)=([^;]*)/.exec(line)?.slice(1, 3) ?? []));
