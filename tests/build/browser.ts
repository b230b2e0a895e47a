import type { Visit } from '#modules/visit.ts';
import { createCookieJar } from '#server/cookie-jar.ts';
import { aVisit } from './visit.ts';

/** A browser that keeps its cookies: every request is a new visit. */
export function aBrowser(cookies: Record<string, string> = {}) {
  const kept = new Map(Object.entries(cookies));
  return {
    kept,
    visit(facts: Partial<Visit> = {}): Visit {
      const jar = createCookieJar([...kept].map(([name, value]) => `${name}=${value}`).join('; '), { secure: false });
      const write: Visit['cookies']['write'] = (name, value, options) => {
        jar.write(name, value, options);
        if (options.maxAgeSeconds === 0) kept.delete(name);
        else kept.set(name, value);
      };
      return aVisit({ cookies: { read: (name) => jar.read(name), write }, ...facts });
    },
  };
}
