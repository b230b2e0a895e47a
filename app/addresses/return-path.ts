import type { Language } from '#core/locale.ts';
import { matchPage } from './page-addresses.ts';

/** The address after signing in again. A company's cart may have another owner by then, so its buyer starts at the home page. */
export function returnPath(isB2B: boolean, path: string, language: Language): string {
  return isB2B && isCheckout(path) ? `/${language}` : path;
}

function isCheckout(path: string): boolean {
  const pattern = matchPage(path.split(/[?#]/)[0] ?? '')?.page.pattern;
  return pattern === 'checkout' || pattern?.startsWith('checkout/') === true;
}
