import type { Language } from '#core/locale.ts';
import type { DecidedRow } from '../approval/row-decision.ts';
import type { Shop } from '../shop.server.ts';
import { articleText } from './order-decision.ts';

/** An article with its quantity. */
type Side = DecidedRow['before'];

type Change = {
  readonly before: Side;
  /** Undefined: the row goes back to the buyer. */
  readonly after: Side | undefined;
  /** For a row that goes back: before the decision is made, or after it. */
  readonly rejected: 'preview.rejected' | 'rejected';
};

/** What becomes of a row: another quantity, another size, another article, or nothing. What stays the same is said once. */
export function sayRow(
  { texts }: Pick<Shop, 'texts'>,
  language: Language,
  { before, after, rejected }: Change,
): string {
  const say = (key: string, facts: Record<string, string>) => texts.say(language, 'pending-orders', key, facts) ?? '';
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  const counted = ({ quantity }: Side, text: string) => `${numbers.format(quantity)} × ${text}`;
  const isAlike = after && before.sku !== after.sku && articleText(before) === articleText(after);
  const wholeOf = (side: Side) => counted(side, isAlike ? `${articleText(side)} (${side.sku})` : articleText(side));
  if (!after) return say(rejected, { row: wholeOf(before) });
  const instead = (row: string, textOf: (side: Side) => string) =>
    say('preview.instead', { row, before: textOf(before), after: textOf(after) });
  if (before.sku === after.sku) return instead(articleText(after), ({ quantity }) => numbers.format(quantity));
  if (before.name !== after.name || isAlike)
    return say('preview.changed', { before: wholeOf(before), after: wholeOf(after) });
  const isSameQuantity = before.quantity === after.quantity;
  return instead(after.name, (side) => (isSameQuantity ? side.detail : counted(side, side.detail)));
}

/** One sentence for each row that was changed or returned, with the reason. */
export function sayDecidedRows(shop: Pick<Shop, 'texts'>, language: Language, rows: readonly DecidedRow[]): string[] {
  return rows.map(({ before, after, reason }) =>
    [sayRow(shop, language, { before, after, rejected: 'rejected' }), reason].filter(Boolean).join(': '),
  );
}
