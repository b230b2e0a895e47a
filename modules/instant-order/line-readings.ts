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

/** One interpretation of a line: the article, and the two fields as they would have been typed. */
export type Reading = { readonly article: ArticleName; readonly typed: TypedLine };

/**
 * Possible interpretations of a line, the most likely first: only the catalogue can tell whether "20001110 0100 42"
 * ends with a size or a quantity. Text that is longer than any article name has none.
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

/** Base part number, colour and size with separators: the third part is the size, even if it is invalid. */
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
