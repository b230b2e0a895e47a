import type { AssortmentContext } from '#modules/assortment/viewer.ts';

/** An address of a list or a product in the assortment that a visitor has chosen; the usual one is not mentioned. */
export function inContext(href: string, context: AssortmentContext): string {
  if (context === 'All') return href;
  return `${href}${href.includes('?') ? '&' : '?'}context=${context}`;
}
