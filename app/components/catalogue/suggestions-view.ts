import type { PictureView } from './card-view.ts';

/** A text with the matched parts, each as start and end. */
export type MarkedWords = { text: string; marks: readonly (readonly [number, number])[] };

export type Suggestion = MarkedWords & { href: string };

export type ProductSuggestion = Suggestion & { partNo: string; picture: PictureView; priceText?: string };

/** Suggestions of the search box. */
export type SuggestionsView = {
  completions: readonly Suggestion[];
  categories: readonly Suggestion[];
  products: readonly ProductSuggestion[];
  /** Content pages that contain the searched words. */
  pages?: readonly Suggestion[];
  didYouMean?: Suggestion;
};

/** All options from top to bottom. */
export function optionsOf({ didYouMean, completions, categories, products, pages = [] }: SuggestionsView) {
  return [...(didYouMean ? [didYouMean] : []), ...completions, ...categories, ...products, ...pages];
}

/** The next option up or down; beyond either end, the field itself. */
export function stepFrom(active: number, step: 1 | -1, count: number): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}
