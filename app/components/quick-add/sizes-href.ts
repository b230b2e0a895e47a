import type { MouseEvent } from 'react';
import { inContext } from '#app/addresses/in-context.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { decodePercent } from '#core/percent.ts';
import type { AssortmentContext } from '#modules/assortment/viewer.ts';

/** The page of all sizes of a product, for use without scripts. */
export function useSizesHref(productHref: string, context: AssortmentContext): string {
  const { href } = useShop();
  return inContext(href('productSizes', { uniqueName: uniqueNameIn(productHref) }), context);
}

const uniqueNameIn = (productHref: string): string =>
  decodePercent(productHref.split('?')[0]?.split('/').at(-1) ?? '') ?? '';

/** A plain click opens a panel instead of the link; other clicks are left to the browser. */
export function opensHere(event: MouseEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  return true;
}
