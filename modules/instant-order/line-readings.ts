import type { ArticleName } from '../assortment/article.ts';
import { bareQuantity, isBase, isEan, looksLikeQuantity, type TypedLine } from './order-line.ts';

/** One way to understand a line. */
export type Reading = { readonly article: ArticleName; readonly quantity: string };

/**
 * The ways to understand a line, the likeliest first: only the catalogue knows whether "20001110 0100 42" ends in a size or in a
 * quantity. A line without a quantity stands for one piece.
 */
export function readingsOf({ article, quantity }: TypedLine): Reading[] {
  const text = article.trim();
  const wished = bareQuantity(quantity);
  if (wished !== '') return namesOf(text).map((name) => ({ article: name, quantity: wished }));
  const whole = namesOf(text).map((name) => ({ article: name, quantity: '1' }));
  const pieces = piecesOf(text);
  const last = pieces.at(-1) ?? '';
  if (pieces.length < 2 || !looksLikeQuantity(last)) return whole;
  const begun = text.slice(0, text.lastIndexOf(last)).replace(/[\s,;x×*]+$/i, '');
  return [...whole, ...namesOf(begun).map((name) => ({ article: name, quantity: last }))];
}

const piecesOf = (text: string) =>
  text
    .split(/[,;\t]/.test(text) ? /[,;\t]/ : /\s+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

function namesOf(text: string): ArticleName[] {
  const number = { number: isEan(text) ? text.replaceAll(/[\s-]/g, '') : text.replaceAll(/[,;\t]/g, ' ') };
  const [base = '', ...rest] = piecesOf(text);
  const size = rest.at(-1);
  if (!isBase(base) || size === undefined || rest.length < 2) return [number];
  return [number, { base, colour: rest.slice(0, -1).join(' '), size }];
}
