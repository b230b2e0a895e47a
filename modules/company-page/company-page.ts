import { colourPartNumber } from '#core/sku.ts';
import type { ContentBlock } from '../content/block-schema.ts';
import type { ContentAction, ContentScene } from '../content/content-parts.ts';

export type StartHero = {
  readonly headline: string;
  readonly text: string;
  readonly scene: ContentScene;
  readonly action?: ContentAction | undefined;
};

export type StartCard = {
  readonly title: string;
  readonly text: string;
  readonly action?: ContentAction | undefined;
};

/** The start page of a company without its logotype. */
export type StartPage = {
  readonly title: string;
  readonly content: string;
  readonly heroBlock: StartHero | undefined;
  readonly columnCards: readonly StartCard[];
  readonly video: string;
  /** The typed number; see `startProductOf`. */
  readonly product: string;
};

export const mostCards = 4;

/** Product and colour: of a longer number the first 12 characters count. Undefined if the page shows no product. */
export const startProductOf = ({ product }: Pick<StartPage, 'product'>): string | undefined =>
  product === '' ? undefined : colourPartNumber(product);

/** Paragraphs are separated by blank lines. */
export const paragraphsOf = (content: string): string[] =>
  content
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The hero as a block of the page builder; none without a hero. */
export const heroOf = ({ heroBlock }: Pick<StartPage, 'heroBlock'>): ContentBlock[] =>
  heroBlock
    ? [
        {
          name: 'shop/hero',
          attributes: {
            headline: heroBlock.headline,
            ...(heroBlock.text !== '' && { text: heroBlock.text }),
            scene: heroBlock.scene,
            actions: heroBlock.action ? [heroBlock.action] : [],
          },
        },
      ]
    : [];

/** The column cards as a block of the page builder; none without cards. */
export const cardsOf = ({ columnCards }: Pick<StartPage, 'columnCards'>): ContentBlock[] =>
  columnCards.length === 0 ? [] : [{ name: 'shop/column-cards', attributes: { cards: columnCards } }];
