import type { Page } from '#app/pages.ts';

/** Open to everybody, but personal: favourites belong to a person, and only consumers withdraw from orders. */
const personal: ReadonlySet<string> = new Set(['myFavorites', 'withdrawal']);

/** Pages without a place in a visit of a procurement system, whose buyers may share one person. */
export const isClosedToProcurement = ({ name, restricted }: Pick<Page, 'name' | 'restricted'>): boolean =>
  restricted || personal.has(name);
