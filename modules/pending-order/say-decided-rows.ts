import type { Language } from '#core/locale.ts';
import type { DecidedRow } from '../approval/row-decision.ts';
import type { Shop } from '../shop.server.ts';
import { articleText } from './order-decision.ts';

/** One sentence for each row that was changed or returned, with the reason. */
export function sayDecidedRows(
  { texts }: Pick<Shop, 'texts'>,
  language: Language,
  rows: readonly DecidedRow[],
): string[] {
  const say = (key: string, facts: Record<string, string>) => texts.say(language, 'pending-orders', key, facts) ?? '';
  const textOf = (row: DecidedRow['before']) => `${row.quantity} × ${articleText(row)}`;
  return rows.map(({ before, after, reason }) => {
    const changed = after && say('preview.changed', { before: textOf(before), after: textOf(after) });
    return [changed ?? say('rejected', { row: textOf(before) }), reason].filter(Boolean).join(': ');
  });
}
