import { type Header, headerIn } from './header.ts';
import { bareQuantity, hasDigit, isBase, isWhole, looksLikeQuantity, type TypedLine } from './order-line.ts';
import { splitCells } from './split-cells.ts';

/** The lines of a text: number and quantity, or base number, colour and size, with or without names above the columns. */
export const linesOfText = (text: string): TypedLine[] => linesOfCells(splitCells(text));

/** Empty lines are left out; one that has a quantity and no article is kept, so that it can be answered. */
export function linesOfCells(records: readonly (readonly string[])[]): TypedLine[] {
  const filled = records.filter((cells) => cells.some((cell) => cell !== ''));
  const header = filled[0] && headerIn(filled[0]);
  return header ? filled.slice(1).map((cells) => byHeader(cells, header)) : filled.map(byPlace);
}

function byHeader(cells: readonly string[], header: Header): TypedLine {
  const cell = (at: number | undefined) => (at === undefined ? '' : (cells[at] ?? ''));
  const article = cell(header.article) || cell(header.ean);
  const parts = [article, cell(header.colour), cell(header.size)];
  const isInParts = isBase(article) && parts.every((part) => part !== '');
  return { article: isInParts ? parts.join(', ') : article, quantity: bareQuantity(cell(header.quantity)) };
}

function byPlace(cells: readonly string[]): TypedLine {
  const [first = '', second = '', ...rest] = trimmedEnd(cells);
  if (second === '' && rest.length === 0) return ofOneCell(first);
  if (rest.length === 0) return { article: first, quantity: bareQuantity(second) };
  const [size = '', quantity = ''] = rest;
  if (isBase(first)) return { article: [first, second, size].join(', '), quantity: bareQuantity(quantity) };
  const counted = looksLikeQuantity(second) ? second : (rest.find(looksLikeQuantity) ?? second);
  return { article: first, quantity: bareQuantity(counted) };
}

function trimmedEnd(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}

/** What cannot be told apart without the catalogue, a size and a quantity for instance, stays together. */
function ofOneCell(text: string): TypedLine {
  const at = text.search(/\s[x×*]?\s*\S+$/i);
  const [article, quantity] = [text.slice(0, at).trim(), bareQuantity(text.slice(at))];
  const isSplit = at > 0 && isWhole(article) && article.split(/\s+/).every(hasDigit);
  const isQuantity = looksLikeQuantity(quantity) || !hasDigit(quantity);
  return isSplit && isQuantity ? { article, quantity } : { article: text, quantity: '' };
}
