import type { CustomerReview } from '#modules/review/review.ts';

/** The form for the visitor's own review of a product, with the review written before. */
export type WritingView = {
  productName: string;
  languages: readonly { code: string; name: string }[];
  mayWrite: boolean;
  names: { name: string; kind: string };
  own:
    | (Pick<CustomerReview, 'language' | 'stars' | 'title' | 'text' | 'status' | 'reason'> & {
        signature: 'kind' | 'name';
      })
    | undefined;
};
