import { type Header, headerIn } from './header.ts';
import {
  bareQuantity,
  hasDigit,
  isBase,
  isColour,
  isWhole,
  looksLikeQuantity,
  missingQuantity,
  type TypedLine,
} from './order-line.ts';
import { splitCells } from './split-cells.ts';
import { splitQuantity } from './split-quantity.ts';

/** Parses text: number and quantity, or base part number, colour and size, with or without column headers. */
export const linesOfText = (text: string): TypedLine[] => linesOfCells(splitCells(text));

/** Empty lines are dropped; a line with a quantity but no article is kept and gets an error. */
export function linesOfCells(records: readonly (readonly string[])[]): TypedLine[] {
  const filled = records.filter((cells) => cells.some((cell) => cell !== ''));
  const header = filled[0] && headerIn(filled[0]);
  if (header) return filled.slice(1).map((cells) => byHeader(cells, header));
  const isCounted = filled.some(([, ...rest]) => rest.some(looksLikeQuantity));
  return filled.map((cells) => byPlace(cells, isCounted));
}

function byHeader(cells: readonly string[], header: Header): TypedLine {
  const cell = (at: number | undefined) => (at === undefined ? '' : (cells[at] ?? ''));
  const article = cell(header.article) || cell(header.ean);
  const colour = isBase(article) ? cell(header.colour) : '';
  const size = isBase(article) || isColour(article) ? cell(header.size) : '';
  const quantity = header.quantity === undefined ? '' : bareQuantity(cell(header.quantity)) || missingQuantity;
  const services = cell(header.services);
  return {
    article: [article, colour, size].filter((part) => part !== '').join(', '),
    quantity,
    ...(services !== '' && { services }),
  };
}

/** In a list with quantities, an empty cell means a missing quantity; a line without that cell means one piece. */
function byPlace(cells: readonly string[], isCounted: boolean): TypedLine {
  const width = widthOfArticle(cells);
  const rest = cells.slice(width);
  if (width === 1 && rest.every((cell) => cell === '')) {
    const line = ofOneCell(cells[0] ?? '');
    return line.quantity === '' && rest.length > 0 && isCounted ? { ...line, quantity: missingQuantity } : line;
  }
  const counted = rest.find(looksLikeQuantity) ?? rest[0] ?? '';
  const isMissing = counted === '' && rest.length > 0 && isCounted;
  return { article: cells.slice(0, width).join(', '), quantity: isMissing ? missingQuantity : bareQuantity(counted) };
}

/** Number of cells that name the article: base part number, colour and size; colour number and size; or one number. */
function widthOfArticle([first = '', second = '', third = '']: readonly string[]): 1 | 2 | 3 {
  if (isBase(first) && third !== '') return 3;
  const isSize = second !== '' && (!looksLikeQuantity(second) || looksLikeQuantity(third));
  return isColour(first) && isSize ? 2 : 1;
}

/** Text that only the catalogue can split, such as a size and a quantity, stays together. */
function ofOneCell(text: string): TypedLine {
  const isNumber = (article: string) => isWhole(article) && article.split(/\s+/).every(hasDigit);
  const isQuantity = (quantity: string) => looksLikeQuantity(quantity) || !hasDigit(quantity);
  const split = splitQuantity(text).find(({ article, quantity }) => isNumber(article) && isQuantity(quantity));
  return split ?? { article: text, quantity: '' };
}
