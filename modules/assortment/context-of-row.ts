import type { PricedRow } from '../pricing/priced-cart.ts';
import type { AssortmentContext } from './viewer.ts';

/** The assortment that an ordered row came from, where it was not the ordinary one. */
export function contextOfRow({ price }: { readonly price: Pick<PricedRow, 'steps'> }): AssortmentContext | undefined {
  const list = price.steps.find((step) => step.kind === 'list');
  return list?.listType === 'External' || list?.listType === 'PreOrder' ? list.listType : undefined;
}
