import type { ReviewQuestion } from '#modules/assortment/review-question.ts';

export type ReviewView = {
  readonly id: string;
  readonly stars: number;
  /** May be empty, and so may its text: some give stars only. */
  readonly title: string;
  readonly text: string;
  readonly author: string;
  readonly date: string;
  readonly language: string;
  /** Where it is another than the page's: its name, in the page's. */
  readonly languageName: string | undefined;
};

/** What was asked for of a product's reviews, and what there is to ask for. */
export type ReviewsView = {
  readonly question: ReviewQuestion;
  /** How many have rated the product, those whose review nobody can read among them. */
  readonly rated: number;
  /** Of all of them; undefined while nobody has. */
  readonly average: number | undefined;
  /** From five stars to one. */
  readonly spread: readonly { readonly stars: number; readonly count: number }[];
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly total: number;
  readonly pageCount: number;
  readonly entries: readonly ReviewView[];
};

/** Beside a page that was kept: the reviews, and the words to show them with. */
export type ReviewsAnswer = { readonly reviews: ReviewsView; readonly messages: Record<string, unknown> };
