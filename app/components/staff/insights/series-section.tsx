import { useFormatter, useTranslations } from 'use-intl';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { BarChart } from '#app/work/chart/bar-chart.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { ExportLinks } from './export-links.tsx';
import { FigureTable } from './figure-table.tsx';
import type { InsightsView } from './insights-view.ts';

/** Orders over time as a chart, with the same numbers in a table. */
export function SeriesSection({ view }: { view: InsightsView }) {
  const t = useTranslations('staff.insights');
  const { number } = useFormatter();
  return (
    <DetailSection
      title={t('series.title')}
      text={t('series.text')}
      actions={<ExportLinks view={view} section="days" />}
      isFlush
    >
      <BarChart bars={view.series} />
      <Disclosure label={t('series.table')} className="px-4 pb-2">
        <FigureTable
          caption={t('series.title')}
          rows={view.series}
          keyOf={({ label }) => label}
          columns={[
            { head: t('from'), value: ({ label }) => label },
            { head: t('sales.orders'), isNumber: true, value: ({ value }) => number(value) },
            { head: t('sales.ordersBefore'), isNumber: true, value: ({ before }) => number(before) },
          ]}
        />
      </Disclosure>
    </DetailSection>
  );
}
