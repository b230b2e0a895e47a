import { bareQuantity, longestArticle, longestQuantity, type TypedLine } from './order-line.ts';

/** Quantities at the end of a line: thousands in two groups, the last word, or the text after the last separator. */
const ends = [/^(.*\S)\s+(\d{1,3}\s\d{3})$/s, /^(.*\S)\s+(\S+)$/s, /^(.*)[,;\t]([^,;\t]+)$/s];

/**
 * Splits a text that may end with its quantity ("number 5", "number x 5", "number 1 000") in all possible ways. Text
 * that is too long for a line has none.
 */
export function splitQuantity(text: string): TypedLine[] {
  if (text.length > longestArticle + longestQuantity) return [];
  const splits = ends.flatMap((end): TypedLine[] => {
    const [, article = '', quantity = ''] = end.exec(text) ?? [];
    return article === '' ? [] : [{ article: bareArticle(article), quantity: bareQuantity(quantity) }];
  });
  return splits.filter(({ article }, at) => splits.findIndex((other) => other.article === article) === at);
}

/** Removes the separator and the multiplication sign before a quantity. */
const bareArticle = (text: string) => text.replace(/[\s,;]+$/, '').replace(/\s+[x×*]$/i, '');
