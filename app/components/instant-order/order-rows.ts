import { mostLines, type TypedLine } from '#modules/instant-order/order-line.ts';
import type { AnswerView, CheckedLine } from './answer-view.ts';

/** A line of the table. Without an answer it has not been checked as it stands. */
export type OrderRow = TypedLine & { readonly id: number; readonly answer: AnswerView | undefined };

export type OrderTable = { readonly rows: readonly OrderRow[]; readonly nextId: number };

const fewestRows = 5;

export const isFilled = ({ article, quantity }: TypedLine): boolean => article.trim() !== '' || quantity.trim() !== '';
export const filledRows = ({ rows }: OrderTable): OrderRow[] => rows.filter(isFilled);
export const isReady = ({ answer }: OrderRow): boolean => answer?.canBeOrdered ?? false;

/** There is always a line to type into, as long as there may be one more. */
function withRoom({ rows, nextId }: OrderTable): OrderTable {
  const last = rows.at(-1);
  const missing = Math.max(fewestRows - rows.length, last && !isFilled(last) ? 0 : 1);
  const count = Math.min(missing, Math.max(0, mostLines - rows.length));
  const empty = Array.from({ length: count }, (_, at) => emptyRow(nextId + at));
  return count === 0 ? { rows, nextId } : { rows: [...rows, ...empty], nextId: nextId + count };
}

const emptyRow = (id: number): OrderRow => ({ id, article: '', quantity: '', answer: undefined });

export function openTable(lines: readonly (TypedLine & { answer?: AnswerView })[]): OrderTable {
  const rows = settled(lines).map(({ article, quantity, answer }, id) => ({ id, article, quantity, answer }));
  return withRoom({ rows, nextId: rows.length });
}

/** Without those lines whose quantity stands in another. */
const settled = <T extends { answer?: AnswerView | undefined }>(lines: readonly T[]): T[] =>
  lines.filter(({ answer }) => answer?.kind !== 'duplicate');

export function typed(table: OrderTable, id: number, change: Partial<TypedLine>): OrderTable {
  const rows = table.rows.map((row) => (row.id === id ? { ...row, ...change, answer: undefined } : row));
  return withRoom({ ...table, rows });
}

export function removed(table: OrderTable, id: number): OrderTable {
  return withRoom({ ...table, rows: table.rows.filter((row) => row.id !== id) });
}

/** Pasted lines take the place of the one they are pasted into, and push the others down. */
export function pasted(table: OrderTable, id: number, lines: readonly TypedLine[]): OrderTable {
  const at = table.rows.findIndex((row) => row.id === id);
  const own = table.rows[at];
  const added = lines.map((line, index) => ({ ...line, id: table.nextId + index, answer: undefined }));
  const kept = own && isFilled(own) ? [own] : [];
  const before = table.rows.slice(0, Math.max(0, at));
  const after = table.rows.slice(at + 1).filter(isFilled);
  return withRoom({ rows: [...before, ...kept, ...added, ...after], nextId: table.nextId + added.length });
}

/**
 * The shop's answers to lines as they were sent. What was changed meanwhile keeps what was typed and waits for the next
 * answer, and so does a line that one of these was put together with. What came with a list or a file stands at the end.
 */
export function answered(table: OrderTable, sent: readonly OrderRow[], checked: readonly CheckedLine[]): OrderTable {
  const now = new Map(table.rows.map((row) => [row.id, row]));
  const isSame = (at: number) => {
    const was = sent[at];
    const is = was && now.get(was.id);
    return !was || (is !== undefined && is.article === was.article && is.quantity === was.quantity);
  };
  const holds = (at: number): boolean => {
    const answer = checked[at]?.answer;
    if (answer?.into !== undefined) return holds(answer.into);
    return isSame(at) && (answer?.merged ?? []).every(isSame);
  };
  const places = new Map(sent.map(({ id }, at) => [id, at]));
  const rows = table.rows.flatMap((row): OrderRow[] => {
    const at = places.get(row.id);
    const line = at === undefined ? undefined : checked[at];
    if (at === undefined || !line || !holds(at)) return [row];
    return line.answer.kind === 'duplicate' ? [] : [{ ...row, ...line }];
  });
  const extra = settled(checked.slice(sent.length)).map((line, at) => ({ ...line, id: table.nextId + at }));
  const known = extra.length > 0 ? rows.filter(isFilled) : rows;
  return withRoom({ rows: [...known, ...extra], nextId: table.nextId + extra.length });
}

/** What went into the cart leaves the table; all else stays, and so does what was changed meanwhile. */
export function without(table: OrderTable, bought: readonly OrderRow[]): OrderTable {
  const was = new Map(bought.map((row) => [row.id, row]));
  const isBought = ({ id, article, quantity }: OrderRow) =>
    was.get(id)?.article === article && was.get(id)?.quantity === quantity;
  return withRoom({ ...table, rows: table.rows.filter((row) => !isBought(row)) });
}
