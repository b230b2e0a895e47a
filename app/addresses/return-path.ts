import type { Language } from '#core/locale.ts';
import { matchPage } from './page-addresses.ts';

/** Where to go on after signing in again: a company's cart may have changed hands, so its buyer starts at the home page. */
export function returnPath(isB2B: boolean, path: string, language: Language): string {
  return isB2B && isCheckout(path) ? `/${language}` : path;
}

function isCheckout(path: string): boolean {
  const pattern = matchPage(path.split(/[?#]/)[0] ?? '')?.page.pattern;
  return pattern === 'checkout' || pattern?.startsWith('checkout/') === true;
}
