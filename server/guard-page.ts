import { matchPage } from '#app/addresses/page-addresses.ts';
import { returnPath } from '#app/addresses/return-path.ts';
import type { Verdict } from '#app/context.ts';
import type { Language } from '#core/locale.ts';
import { mayOpen } from '#modules/auth/access.ts';
import { isB2B } from '#modules/auth/is-b2b.ts';
import type { Visit } from '#modules/visit.ts';

type Asked = { visit: Visit; path: string; language: Language; url: string; method: string };

/** Whether the visitor gets the page: where to go instead, why not, or nothing when all is well. */
export function guardPage({ visit, path, language, url, method }: Asked): string | Verdict | undefined {
  const asked = pathAndQuery(url);
  if (visit.sessionExpired) return { status: 440, returnTo: returnPath(wasB2B(visit), asked, language) };
  const page = matchPage(path)?.page;
  const access = page ? mayOpen(page, visit.claims) : 'open';
  if (access === 'open') return undefined;
  // Staff stay in their area and read why: the home page would not tell them.
  if (access === 'task-missing') return { status: 403, returnTo: asked };
  // Only a page load can be led elsewhere; a script's request and a posted form are told no.
  if (!visit.isDocument || method !== 'GET') return { status: 403, returnTo: asked };
  return access === 'sign-in' ? `/login?returnTo=${encodeURIComponent(asked)}` : `/${language}`;
}

const wasB2B = ({ lastRole }: Visit) => lastRole !== undefined && isB2B({ storm_role: lastRole });

function pathAndQuery(url: string): string {
  const { pathname, search } = new URL(url);
  return `${withoutData(pathname)}${search}`;
}

/** The router asks for a page's data at its path with .data, or /_.data where the path ends in a slash. */
export const withoutData = (pathname: string): string => pathname.replace(/\/_\.data$|\.data$/, '');
