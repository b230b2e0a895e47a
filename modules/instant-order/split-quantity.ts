import { bareQuantity, longestArticle, longestQuantity, type TypedLine } from './order-line.ts';

/** Thousands in two groups, the last word, what stands behind the last separator. */
const ends = [/^(.*\S)\s+(\d{1,3}\s\d{3})$/s, /^(.*\S)\s+(\S+)$/s, /^(.*)[,;\t]([^,;\t]+)$/s];

/** A text that may end in its quantity ("number 5", "number x 5", "number 1 000"), parted in the ways there are. A longer one than any line has none. */
export function splitQuantity(text: string): TypedLine[] {
  if (text.length > longestArticle + longestQuantity) return [];
  const splits = ends.flatMap((end): TypedLine[] => {
    const [, article = '', quantity = ''] = end.exec(text) ?? [];
    return article === '' ? [] : [{ article: bareArticle(article), quantity: bareQuantity(quantity) }];
  });
  return splits.filter(({ article }, at) => splits.findIndex((other) => other.article === article) === at);
}

/** Without the separator and the sign of times before a quantity. */
const bareArticle = (text: string) => text.replace(/[\s,;]+$/, '').replace(/\s+[x×*]$/i, '');
