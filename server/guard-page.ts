import { isClosedToProcurement } from '#app/addresses/closed-to-procurement.ts';
import { matchPage, routeHref } from '#app/addresses/page-addresses.ts';
import { returnPath } from '#app/addresses/return-path.ts';
import type { Verdict } from '#app/context.ts';
import type { Language } from '#core/locale.ts';
import { mayOpen } from '#modules/auth/access.ts';
import { isFromProcurement } from '#modules/auth/claims.ts';
import { isB2B } from '#modules/auth/is-b2b.ts';
import type { Visit } from '#modules/visit.ts';

const orderingPages: ReadonlySet<string> = new Set(['checkoutOrder', 'checkoutDelivery']);

type PageRequest = { visit: Visit; path: string; language: Language; url: string; method: string };

/** Decides whether the visitor gets the page: returns a redirect, a status, or undefined. */
export function guardPage({ visit, path, language, url, method }: PageRequest): string | Verdict | undefined {
  const asked = pathAndQuery(url);
  if (visit.sessionExpired) return { status: 440, returnTo: returnPath(wasB2B(visit), asked, language) };
  const page = matchPage(path)?.page;
  const isFromSystem = isFromProcurement(visit.claims);
  const isClosed = page !== undefined && isFromSystem && isClosedToProcurement(page);
  const access = isClosed ? 'forbidden' : page ? mayOpen(page, visit.claims) : 'open';
  // The cart of a procurement system is ordered there.
  if (page && orderingPages.has(page.name) && isFromSystem) return routeHref('checkout', language);
  if (access === 'open') return undefined;
  // Staff get an explanation in the staff area instead of a redirect to the home page.
  if (access === 'task-missing') return { status: 403, returnTo: asked };
  // Only page loads are redirected; scripts and form posts get 403.
  if (!visit.isDocument || method !== 'GET') return { status: 403, returnTo: asked };
  return access === 'sign-in' ? `/login?returnTo=${encodeURIComponent(asked)}` : `/${language}`;
}

const wasB2B = ({ lastRole }: Visit) => lastRole !== undefined && isB2B({ storm_role: lastRole });

function pathAndQuery(url: string): string {
  const { pathname, search } = new URL(url);
  return `${withoutData(pathname)}${search}`;
}

/** The router requests data at the path with .data, or /_.data if the path ends with a slash. */
export const withoutData = (pathname: string): string => pathname.replace(/\/_\.data$|\.data$/, '');
