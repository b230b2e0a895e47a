import { useState } from 'react';
import { readContext } from '#modules/assortment/list-address.ts';
import type { AssortmentContext } from '#modules/assortment/viewer.ts';
import type { CardView, ColourView } from './card-view.ts';

/** The shown colour of a card with its price and link; hovering a swatch changes it. */
export function useShownColour(card: CardView) {
  const [chosen, show] = useState<ColourView>();
  const shown = chosen ?? card.colours[0];
  return {
    shown,
    show,
    price: chosen?.price ?? card.price,
    href: chosen ? inColour(card.href, chosen.partNo) : card.href,
  };
}

/** Other query parameters are kept. */
export function inColour(href: string, partNo: string): string {
  const [path = '', search] = href.split('?');
  const query = new URLSearchParams(search);
  query.set('colour', partNo);
  return `${path}?${query}`;
}

/** The assortment that a card links to and its product is bought from. */
export const contextOf = (href: string): AssortmentContext => readContext(new URLSearchParams(href.split('?')[1]));
