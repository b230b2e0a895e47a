import { useFormatter, useTranslations } from 'use-intl';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import type { SalesLine } from './insights-view.ts';

const columns = ['orders', 'sales', 'average', 'ordersBefore', 'salesBefore'] as const;

export function SalesTable({ lines }: { lines: readonly SalesLine[] }) {
  const t = useTranslations('staff.insights.sales');
  const { number } = useFormatter();
  if (lines.length === 0) return <p className="px-4 pb-4 text-quiet">{t('none')}</p>;
  return (
    <Table caption={t('title')}>
      <thead>
        <tr>
          <HeaderCell>{t('market')}</HeaderCell>
          {columns.map((column) => (
            <HeaderCell key={column} isNumber>
              {t(column)}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, market, orders, sales, average, previousOrders, previousSales }) => (
          <tr key={key}>
            <Cell>{market}</Cell>
            <Cell isNumber>{number(orders)}</Cell>
            <Cell isNumber>{sales}</Cell>
            <Cell isNumber>{average}</Cell>
            <Cell isNumber>{number(previousOrders)}</Cell>
            <Cell isNumber>{previousSales}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
