import type { Language } from '#core/locale.ts';
import type { DecidedRow } from '../approval/row-decision.ts';
import type { Shop } from '../shop.server.ts';
import { articleText } from './order-decision.ts';

/** An article with its quantity. */
type Side = { readonly text: string; readonly quantity: number };

type Change = {
  readonly before: Side;
  /** Undefined: the row goes back to the buyer. */
  readonly after: Side | undefined;
  /** For a row that goes back: before the decision is made, or after it. */
  readonly rejected: 'preview.rejected' | 'rejected';
};

/** What becomes of a row: another quantity, another article, or nothing. */
export function sayRow(
  { texts }: Pick<Shop, 'texts'>,
  language: Language,
  { before, after, rejected }: Change,
): string {
  const say = (key: string, facts: Record<string, string | number>) =>
    texts.say(language, 'pending-orders', key, facts) ?? '';
  const textOf = ({ text, quantity }: Side) => `${quantity} × ${text}`;
  if (!after) return say(rejected, { row: textOf(before) });
  if (before.text === after.text)
    return say('preview.quantity', { row: after.text, before: before.quantity, after: after.quantity });
  return say('preview.changed', { before: textOf(before), after: textOf(after) });
}

/** One sentence for each row that was changed or returned, with the reason. */
export function sayDecidedRows(shop: Pick<Shop, 'texts'>, language: Language, rows: readonly DecidedRow[]): string[] {
  const sideOf = (row: DecidedRow['before']) => ({ text: articleText(row), quantity: row.quantity });
  return rows.map(({ before, after, reason }) => {
    const change = { before: sideOf(before), after: after && sideOf(after), rejected: 'rejected' } as const;
    return [sayRow(shop, language, change), reason].filter(Boolean).join(': ');
  });
}
