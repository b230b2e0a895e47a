import { useState } from 'react';
import type { CardView, ColourView } from './card-view.ts';

/** The colour in front until another one is pointed at; then its price, and the way to the product in it. */
export function useShownColour(card: CardView) {
  const [chosen, show] = useState<ColourView>();
  const shown = chosen ?? card.colours[0];
  return {
    shown,
    show,
    price: chosen?.price ?? card.price,
    href: chosen ? `${card.href.replace(/\?.*$/, '')}?colour=${chosen.partNo}` : card.href,
  };
}
