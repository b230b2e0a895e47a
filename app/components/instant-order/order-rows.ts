import { mostLines, type TypedLine } from '#modules/instant-order/order-line.ts';
import type { AnswerView, CheckedLine } from './answer-view.ts';

/** A line of the table. Without an answer its current content has not been checked. */
export type OrderRow = TypedLine & { readonly id: number; readonly answer: AnswerView | undefined };

export type OrderTable = { readonly rows: readonly OrderRow[]; readonly nextId: number };

const fewestRows = 5;

export const isFilled = ({ article, quantity, services = '' }: TypedLine): boolean =>
  [article, quantity, services].some((text) => text.trim() !== '');

const isSameLine = (one: TypedLine | undefined, other: TypedLine): boolean =>
  one?.article === other.article && one.quantity === other.quantity && one.services === other.services;
export const filledRows = ({ rows }: OrderTable): OrderRow[] => rows.filter(isFilled);
export const isReady = ({ answer }: OrderRow): boolean => answer?.canBeOrdered ?? false;

/** Keeps an empty line at the end, up to the limit. */
function withRoom({ rows, nextId }: OrderTable): OrderTable {
  const last = rows.at(-1);
  const missing = Math.max(fewestRows - rows.length, last && !isFilled(last) ? 0 : 1);
  const count = Math.min(missing, Math.max(0, mostLines - rows.length));
  const empty = Array.from({ length: count }, (_, at) => emptyRow(nextId + at));
  return count === 0 ? { rows, nextId } : { rows: [...rows, ...empty], nextId: nextId + count };
}

const emptyRow = (id: number): OrderRow => ({ id, article: '', quantity: '', answer: undefined });

export function openTable(lines: readonly (TypedLine & { answer?: AnswerView })[]): OrderTable {
  const rows = settled(lines).map(({ article, quantity, services, answer }, id) => ({
    id,
    article,
    quantity,
    services,
    answer,
  }));
  return withRoom({ rows, nextId: rows.length });
}

/** Drops lines that were merged into another. */
const settled = <T extends { answer?: AnswerView | undefined }>(lines: readonly T[]): T[] =>
  lines.filter(({ answer }) => answer?.kind !== 'duplicate');

export function typed(table: OrderTable, id: number, change: Partial<TypedLine>): OrderTable {
  const rows = table.rows.map((row) => (row.id === id ? { ...row, ...change, answer: undefined } : row));
  return withRoom({ ...table, rows });
}

export function removed(table: OrderTable, id: number): OrderTable {
  return withRoom({ ...table, rows: table.rows.filter((row) => row.id !== id) });
}

/** Pasted lines replace the line they are pasted into and move the others down. */
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
 * Applies answers to the lines that were sent. Lines changed meanwhile keep their typed content and wait for the next
 * answer, as do lines that were merged with them. Lines from a list or file are appended.
 */
export function answered(table: OrderTable, sent: readonly OrderRow[], checked: readonly CheckedLine[]): OrderTable {
  const now = new Map(table.rows.map((row) => [row.id, row]));
  const isSame = (at: number) => {
    const was = sent[at];
    const is = was && now.get(was.id);
    return !was || isSameLine(is, was);
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

/** Removes lines that were added to the cart; others stay, including those changed meanwhile. */
export function without(table: OrderTable, bought: readonly OrderRow[]): OrderTable {
  const was = new Map(bought.map((row) => [row.id, row]));
  const isBought = (row: OrderRow) => isSameLine(was.get(row.id), row);
  return withRoom({ ...table, rows: table.rows.filter((row) => !isBought(row)) });
}
