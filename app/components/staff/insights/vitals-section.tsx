import { useFormatter, useTranslations } from 'use-intl';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { ExportLinks } from './export-links.tsx';
import { FigureTable } from './figure-table.tsx';
import type { InsightsView } from './insights-view.ts';

/** Limits below which a value is good; CLS in thousandths. */
const good = { lcp: 2500, inp: 200, cls: 100 };

/** How fast pages were for three of four visitors, by kind of page. */
export function VitalsSection({ view }: { view: InsightsView }) {
  const t = useTranslations('staff.insights');
  const { number } = useFormatter();
  const seconds = (ms: number) => number(ms / 1000, { style: 'unit', unit: 'second', maximumFractionDigits: 2 });
  const milliseconds = (ms: number) => number(ms, { style: 'unit', unit: 'millisecond' });
  const thousandths = (value: number) => number(value / 1000, { maximumFractionDigits: 3 });
  const shown = (value: number | undefined, limit: number, write: (value: number) => string) =>
    value === undefined ? (
      '–'
    ) : (
      <span className={value > limit ? 'font-semibold text-danger' : ''}>{write(value)}</span>
    );
  return (
    <DetailSection
      title={t('vitals.title')}
      text={t('vitals.text')}
      actions={<ExportLinks view={view} section="vitals" />}
      isFlush
    >
      <FigureTable
        caption={t('vitals.title')}
        rows={view.vitals}
        keyOf={({ page }) => page}
        columns={[
          { head: t('vitals.page'), value: ({ page }) => t(`vitals.pages.${page}`) },
          { head: t('views'), isNumber: true, value: ({ views }) => number(views) },
          { head: 'LCP', isNumber: true, value: ({ lcp }) => shown(lcp, good.lcp, seconds) },
          { head: 'INP', isNumber: true, value: ({ inp }) => shown(inp, good.inp, milliseconds) },
          { head: 'CLS', isNumber: true, value: ({ cls }) => shown(cls, good.cls, thousandths) },
        ]}
      />
    </DetailSection>
  );
}
