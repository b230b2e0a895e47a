import type { Cookies } from '#modules/cookies.ts';

/** The cookies of one request, and the Set-Cookie headers of those changed. */
export type CookieJar = Cookies & { lines(): string[] };

/** Parses the header on demand: most requests read no cookie. */
export function createCookieJar(header: string | undefined, { secure }: { secure: boolean }): CookieJar {
  const written = new Map<string, { value: string; line: string }>();
  return {
    read: (name) => written.get(name)?.value ?? valueIn(header, name),
    write: (name, value, { maxAgeSeconds, isForScripts = false }) => {
      const line = [
        `${name}=${value}`,
        'Path=/',
        'SameSite=Lax',
        ...(isForScripts ? [] : ['HttpOnly']),
        ...(secure ? ['Secure'] : []),
        ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
      ].join('; ');
      written.set(name, { value, line });
    },
    lines: () => [...written.values()].map(({ line }) => line),
  };
}

function valueIn(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}
