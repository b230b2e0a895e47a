import type { PictureView } from './card-view.ts';

/** Words, and which parts of them were asked for: pairs of where each begins and ends. */
export type MarkedWords = { text: string; marks: readonly (readonly [number, number])[] };

export type Suggestion = MarkedWords & { href: string };

export type ProductSuggestion = Suggestion & { partNo: string; picture: PictureView; priceText?: string };

/** What the search box offers while somebody types. */
export type SuggestionsView = {
  completions: readonly Suggestion[];
  categories: readonly Suggestion[];
  products: readonly ProductSuggestion[];
  didYouMean?: Suggestion;
};

/** Everything that can be chosen, from the top down. */
export function optionsOf({ didYouMean, completions, categories, products }: SuggestionsView): readonly Suggestion[] {
  return [...(didYouMean ? [didYouMean] : []), ...completions, ...categories, ...products];
}

/** The next option up or down; beyond either end comes the field itself. */
export function stepFrom(active: number, step: 1 | -1, count: number): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}
