import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { LineRow } from './line-row.tsx';
import type { OrderControl } from './use-order-table.ts';

type Props = { ref: Ref<HTMLTableElement>; control: OrderControl; priceNote: string; hasServices: boolean };

/** All lines; stacked on phones. */
export function LineTable({ ref, control, priceNote, ...props }: Props) {
  const t = useTranslations('instant-order.table');
  const { table, type, correct, paste, remove, check } = control;
  // A list may name services also where none can be ordered: the answers say so.
  const hasServices = props.hasServices || table.rows.some(({ services = '' }) => services !== '');
  return (
    <table
      ref={ref}
      tabIndex={-1}
      className="block w-full scroll-mt-36 border-b border-line outline-none md:table md:table-fixed"
    >
      <caption className="sr-only">{t('caption')}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="[&>th]:eyebrow text-left text-quiet md:[&>th]:px-2 md:[&>th]:py-2">
          <th scope="col" className="md:w-12">
            <span className="sr-only">{t('line')}</span>
          </th>
          <th scope="col" className="md:w-64">
            {t('article')}
          </th>
          <th scope="col" className="md:w-28">
            {t('quantity')}
          </th>
          {hasServices && (
            <th scope="col" className="md:w-48">
              {t('services')}
            </th>
          )}
          <th scope="col">{t('answer')}</th>
          <td aria-hidden="true" className="md:w-14" />
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {table.rows.map((row, at) => (
          <LineRow key={row.id} {...{ row, at, priceNote, hasServices, type, correct, paste, remove, check }} />
        ))}
      </tbody>
    </table>
  );
}
