import type { SkuProblems } from './buying-context.ts';

/** Where the cart is asked for beside a page, behind the language. */
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
  /** What a pack and one of it cost, each on a line, where it is not sold by the single piece. */
  readonly sale: string | undefined;
  /** Absent where prices are hidden, or there is none. */
  readonly total: string | undefined;
  readonly before: string | undefined;
};

/** A cart in few words: the badge of the header, and the mini cart. */
export type SummaryView = {
  /** Whose cart it is, in the words of the cookie. */
  readonly key: string;
  readonly count: number;
  readonly rows: readonly MiniRow[];
  /** What the goods come to. Absent where prices are hidden. */
  readonly total: { readonly text: string; readonly mode: 'incl' | 'excl' } | undefined;
  /** Two filled carts, and nobody has said yet what is to become of them. */
  readonly offer: OfferView | undefined;
};

export type OfferView = { readonly account: { readonly count: number }; readonly public: { readonly count: number } };

export type AddAnswer =
  | { readonly summary: SummaryView; readonly rowIds: readonly string[]; readonly items: number }
  | { readonly refusal: { readonly code: string; readonly words: string; readonly bySku?: SkuProblems | undefined } };

export type ChangeAnswer = { readonly summary: SummaryView };

export const mergeChoices = ['merge', 'replace', 'keep'] as const;
export type MergeChoice = (typeof mergeChoices)[number];
