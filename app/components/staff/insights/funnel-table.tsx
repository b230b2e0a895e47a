import { useFormatter, useTranslations } from 'use-intl';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import type { FunnelRow } from '#modules/insights/figures.ts';

/** The steps from a page to an order, with a bar for each. The bars repeat the numbers, so screen readers leave them out. */
export function FunnelTable({ rows }: { rows: readonly FunnelRow[] }) {
  const t = useTranslations('staff.insights');
  const { number } = useFormatter();
  const highest = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Table caption={t('funnel.title')}>
      <thead>
        <tr>
          <HeaderCell>{t('funnel.step')}</HeaderCell>
          <HeaderCell isNumber>{t('funnel.count')}</HeaderCell>
          <HeaderCell isNumber>{t('funnel.share')}</HeaderCell>
          <HeaderCell isNumber>{t('funnel.before')}</HeaderCell>
          <td aria-hidden="true" className="hidden md:table-cell" />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ step, count, share, previous }) => (
          <tr key={step}>
            <Cell>{t(`steps.${step}`)}</Cell>
            <Cell isNumber>{number(count)}</Cell>
            <Cell isNumber>
              {share === undefined ? '–' : number(share, { style: 'percent', maximumFractionDigits: 1 })}
            </Cell>
            <Cell isNumber>{number(previous)}</Cell>
            <Cell className="hidden w-2/5 md:table-cell">
              <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="h-3 w-full">
                <rect width={(count / highest) * 100} height="6" className="fill-ink" />
              </svg>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
