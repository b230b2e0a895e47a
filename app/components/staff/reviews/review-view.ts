import type { ReviewStatus } from '#modules/review/review.ts';

/** A review as staff see it. */
export type StaffReview = {
  readonly id: string;
  readonly revision: number;
  readonly stars: number;
  readonly title: string;
  readonly text: string;
  readonly language: string;
  readonly languageName: string;
  readonly author: string;
  readonly day: string;
  readonly status: ReviewStatus;
  readonly reason: string;
  readonly basePartNo: string;
  /** Undefined if this market does not sell the product. */
  readonly product: { readonly name: string; readonly href: string } | undefined;
};
