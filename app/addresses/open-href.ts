import { findPage } from '#app/pages.ts';
import { mayOpen } from '#modules/auth/access.ts';
import type { Visit } from '#modules/visit.ts';
import { routeHref } from './page-addresses.ts';

/** The path of a page in the visitor's language; undefined if it is closed to them. */
export function openHref(
  name: string,
  { claims, language }: Visit,
  params: Readonly<Record<string, string>>,
): string | undefined {
  const page = findPage(name);
  if (!page || mayOpen(page, claims) !== 'open') return undefined;
  return routeHref(name, language, params);
}
