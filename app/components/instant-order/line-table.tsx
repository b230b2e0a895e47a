import { useTranslations } from 'use-intl';
import { LineRow } from './line-row.tsx';
import type { OrderControl } from './use-order-table.ts';

/** All lines; on a phone each stands by itself. */
export function LineTable({ control: { table, type, correct, paste, remove, check } }: { control: OrderControl }) {
  const t = useTranslations('instant-order.table');
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a table that is laid out as a grid is none to a screen reader unless told
    <table role="table" className="block w-full border-b border-line md:table">
      <caption className="sr-only">{t('caption')}</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row" className="[&>th]:eyebrow text-left text-quiet md:[&>th]:px-2 md:[&>th]:py-2">
          <th role="columnheader" scope="col">
            <span className="sr-only">{t('line')}</span>
          </th>
          <th role="columnheader" scope="col">
            {t('article')}
          </th>
          <th role="columnheader" scope="col">
            {t('quantity')}
          </th>
          <th role="columnheader" scope="col">
            {t('answer')}
          </th>
          <th role="columnheader" scope="col" />
        </tr>
      </thead>
      <tbody role="rowgroup" className="block md:table-row-group">
        {table.rows.map((row, at) => (
          <LineRow key={row.id} row={row} at={at} {...{ type, correct, paste, remove, check }} />
        ))}
      </tbody>
    </table>
  );
}
