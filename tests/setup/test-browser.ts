import type { TestApp } from './test-app.ts';

export type TestBrowser = ReturnType<typeof openTestBrowser>;

/** A browser for session tests: it keeps cookies, and sends the origin of its requests. */
export function openTestBrowser(app: TestApp, host = 'se.localhost:3000') {
  const cookies = new Map<string, string>();
  const keep = (answer: Response) => {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0(;|$)/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const headers = (): Record<string, string> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko Firefox/143.0', ...(cookie !== '' && { cookie }) };
  };
  return {
    cookies,
    get: async (path: string) => keep(await app.request(path, { headers: headers() }, host)),
    send: async (path: string, method: string, body?: unknown, more: Record<string, string> = {}) =>
      keep(
        await app.request(
          path,
          {
            method,
            headers: { ...headers(), origin: `http://${host}`, 'content-type': 'application/json', ...more },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          },
          host,
        ),
      ),
  };
}
