import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';
import { Price } from '#app/ui/price.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import { Specimen } from './specimen.tsx';

const orders = [
  { number: 'Y-100482', placed: '2026-11-02T09:00:00Z', total: 12_480.5 },
  { number: 'Y-100377', placed: '2026-10-19T09:00:00Z', total: 899 },
  { number: 'Y-100216', placed: '2026-09-28T09:00:00Z', total: 4_320 },
];

export function Data() {
  const t = useTranslations('design');
  const format = useFormatter();
  const [isRising, setRising] = useState(false);
  const sorted = orders.toSorted((a, b) => (a.total - b.total) * (isRising ? 1 : -1));
  return (
    <>
      <Specimen file="price.tsx" className="flex flex-wrap items-end gap-10">
        <Price current="€ 64.00" hint={t('perUnit')} size="small" />
        <Price current="€ 129.00" />
        <Price current="€ 89.00" former="€ 129.00" hint={t('perUnit')} size="large" />
      </Specimen>
      <Specimen file="table.tsx">
        <Table caption={t('order.caption')}>
          <thead>
            <tr>
              <HeaderCell>{t('order.number')}</HeaderCell>
              <HeaderCell sort={{ direction: 'none', to: '?sort=date#data' }}>{t('order.date')}</HeaderCell>
              <HeaderCell>{t('state.default')}</HeaderCell>
              <HeaderCell
                isNumber
                sort={{ direction: isRising ? 'ascending' : 'descending', onSort: () => setRising(!isRising) }}
              >
                {t('order.total')}
              </HeaderCell>
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ number, placed, total }) => (
              <tr key={number}>
                <Cell className="font-semibold whitespace-nowrap">{number}</Cell>
                <Cell className="whitespace-nowrap">{format.dateTime(new Date(placed), { dateStyle: 'medium' })}</Cell>
                <Cell>
                  <Badge tone="success">{t('badge.new')}</Badge>
                </Cell>
                <Cell isNumber>{format.number(total, { minimumFractionDigits: 2 })}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Specimen>
    </>
  );
}
