import type { AssortmentContext } from '#modules/assortment/viewer.ts';

/**
 * The address of a list or product in the assortment that the visitor has chosen; the default one needs no parameter.
 */
export function inContext(href: string, context: AssortmentContext): string {
  if (context === 'All') return href;
  return `${href}${href.includes('?') ? '&' : '?'}context=${context}`;
}
