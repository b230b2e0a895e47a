import type { TrackedGoods } from '#modules/tracking/tracking-events.ts';
import type { SkuProblems } from './buying-context.ts';

/** Paths of cart requests, after the language. */
export const cartAnswerPaths = {
  summary: 'cart-answers/summary',
  add: 'cart-answers/add',
  rows: 'cart-answers/rows',
  merge: 'cart-answers/merge',
} as const;

export type MiniRow = {
  readonly id: string;
  readonly name: string;
  readonly href: string | undefined;
  readonly picture: string;
  readonly partNo: string;
  readonly colour: string | undefined;
  readonly size: string;
  /** "Qty 12", "24 pairs (2 packs of 12)" */
  readonly amount: string;
  /** Price per pack and per unit, each on a line, if it is not sold by the piece. */
  readonly sale: string | undefined;
  /** Undefined if prices are hidden or the article has no price. */
  readonly total: string | undefined;
  readonly before: string | undefined;
};

/** A short view of the cart for the header badge and the mini cart. */
export type SummaryView = {
  /** Identifies the owner of the cart, as in the cookie. */
  readonly key: string;
  readonly count: number;
  readonly rows: readonly MiniRow[];
  /** Total of the goods; undefined if prices are hidden. */
  readonly total: { readonly text: string; readonly mode: 'incl' | 'excl' } | undefined;
  /** Set if two filled carts wait for a merge decision. */
  readonly offer: OfferView | undefined;
};

export type OfferView = { readonly account: { readonly count: number }; readonly public: { readonly count: number } };

export type AddAnswer =
  | {
      readonly summary: SummaryView;
      readonly rowIds: readonly string[];
      readonly items: number;
      /** What was added, for an event. */
      readonly tracked: TrackedGoods;
    }
  | { readonly refusal: { readonly code: string; readonly words: string; readonly bySku?: SkuProblems | undefined } };

export type ChangeAnswer = { readonly summary: SummaryView };

export const mergeChoices = ['merge', 'replace', 'keep'] as const;
export type MergeChoice = (typeof mergeChoices)[number];
