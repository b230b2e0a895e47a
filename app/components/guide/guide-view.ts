import type { ProductTeaser } from '#app/components/blocks/product-teaser.ts';

type Choice = { readonly id: string; readonly text: string };

/** A guide as a visitor sees it: a question, or the result. All texts are in the visitor's language. */
export type GuideView = {
  readonly title: string;
  readonly intro: string;
  /** The answers so far, in order, each with the address that goes back to its question. */
  readonly given: readonly {
    readonly id: string;
    readonly option: string;
    readonly text: string;
    readonly answer: string;
    readonly href: string;
  }[];
  readonly question:
    | {
        readonly id: string;
        readonly text: string;
        readonly options: readonly Choice[];
        readonly number: number;
        readonly count: number;
      }
    | undefined;
  readonly result:
    | { readonly title: string; readonly text: string; readonly products: readonly ProductTeaser[] }
    | undefined;
  readonly startHref: string;
};

/** The answer to the form that sends the result by mail. */
export type GuideMailAnswer = {
  readonly isSent: boolean;
  readonly typed: string;
  readonly problem: string | undefined;
};
