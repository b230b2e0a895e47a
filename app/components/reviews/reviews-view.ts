import type { ReviewQuestion } from '#modules/assortment/review-question.ts';

export type ReviewView = {
  readonly id: string;
  readonly stars: number;
  /** Title and text may be empty, for stars only. */
  readonly title: string;
  readonly text: string;
  readonly author: string;
  readonly date: string;
  readonly language: string;
  /** Name of the review's language in the page's language, if it differs. */
  readonly languageName: string | undefined;
};

/** The matching reviews, and the available filters. */
export type ReviewsView = {
  readonly question: ReviewQuestion;
  /** Number of ratings, including those without a readable review. */
  readonly rated: number;
  /** Average of all ratings; undefined without any. */
  readonly average: number | undefined;
  /** From five stars to one. */
  readonly spread: readonly { readonly stars: number; readonly count: number }[];
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  readonly total: number;
  readonly pageCount: number;
  readonly entries: readonly ReviewView[];
};

/** For a kept page: the reviews and their texts. */
export type ReviewsAnswer = { readonly reviews: ReviewsView; readonly messages: Record<string, unknown> };
