import { useTranslations } from 'use-intl';
import { LineRow } from './line-row.tsx';
import type { OrderControl } from './use-order-table.ts';

/** All lines; on a phone each stands by itself. */
export function LineTable({ control, priceNote }: { control: OrderControl; priceNote: string }) {
  const t = useTranslations('instant-order.table');
  const { table, type, correct, paste, remove, check } = control;
  return (
    <table className="block w-full border-b border-line md:table">
      <caption className="sr-only">{t('caption')}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="[&>th]:eyebrow text-left text-quiet md:[&>th]:px-2 md:[&>th]:py-2">
          <th scope="col">
            <span className="sr-only">{t('line')}</span>
          </th>
          <th scope="col">{t('article')}</th>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('answer')}</th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {table.rows.map((row, at) => (
          <LineRow key={row.id} row={row} at={at} priceNote={priceNote} {...{ type, correct, paste, remove, check }} />
        ))}
      </tbody>
    </table>
  );
}
