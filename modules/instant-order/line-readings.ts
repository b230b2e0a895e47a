import { basePartNumber, colourCode } from '#core/sku.ts';
import type { ArticleName } from '../assortment/article.ts';
import {
  bareQuantity,
  isBase,
  isColour,
  isEan,
  longestArticle,
  looksLikeQuantity,
  type TypedLine,
} from './order-line.ts';
import { splitQuantity } from './split-quantity.ts';

/** One way to understand a line: what it names, and how its two fields would have been typed. */
export type Reading = { readonly article: ArticleName; readonly typed: TypedLine };

/**
 * The ways to understand a line, the likeliest first: only the catalogue knows whether "20001110 0100 42" ends in a size or in a
 * quantity. What is longer than any name of an article cannot be understood.
 */
export function readingsOf(line: TypedLine): Reading[] {
  const article = line.article.trim();
  if (article.length > longestArticle) return [];
  const whole = { article, quantity: bareQuantity(line.quantity) };
  const isComplete = whole.quantity !== '' || isInColumns(article);
  const splits = isComplete ? [] : splitQuantity(article).filter(({ quantity }) => looksLikeQuantity(quantity));
  return [whole, ...splits].flatMap((typed) => namesOf(typed.article).map((name) => ({ article: name, typed })));
}

const separator = /[,;\t]/;

const piecesOf = (text: string) =>
  text
    .split(separator.test(text) ? separator : /\s+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

/** Base number, colour and size with separators between them: the third is the size, even if it is none. */
function isInColumns(text: string): boolean {
  const pieces = piecesOf(text);
  return separator.test(text) && pieces.length === 3 && isBase(pieces[0] ?? '');
}

function namesOf(text: string): ArticleName[] {
  const number = { number: isEan(text) ? text.replaceAll(/[\s-]/g, '') : text.replaceAll(/[,;\t]/g, ' ') };
  const [first = '', ...rest] = piecesOf(text);
  const size = rest.at(-1);
  if (size === undefined) return [number];
  if (isBase(first)) return [number, { base: first, colour: rest.slice(0, -1).join(' '), size }];
  const bare = first.replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (isColour(first) && rest.length === 1)
    return [number, { base: basePartNumber(bare), colour: colourCode(bare), size }];
  return [number];
}
