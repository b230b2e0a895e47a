import { useFormatter, useTranslations } from 'use-intl';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { ExportLinks } from './export-links.tsx';
import { FigureTable } from './figure-table.tsx';
import type { InsightsView } from './insights-view.ts';

/** Best products, products that nobody buys, and returns by size. */
export function ProductSections({ view }: { view: InsightsView }) {
  const t = useTranslations('staff.insights');
  const { number } = useFormatter();
  const share = (part: number, whole: number) =>
    whole === 0 ? '–' : number(part / whole, { style: 'percent', maximumFractionDigits: 0 });
  const product = {
    head: t('product'),
    value: (row: { name: string; basePartNo: string }) => row.name || row.basePartNo,
  };
  return (
    <>
      <DetailSection
        title={t('best.title')}
        text={t('best.text')}
        actions={<ExportLinks view={view} section="best" />}
        isFlush
      >
        <FigureTable
          caption={t('best.title')}
          rows={view.best}
          keyOf={({ basePartNo }) => basePartNo}
          columns={[
            product,
            { head: t('pieces'), isNumber: true, value: ({ pieces }) => number(pieces) },
            { head: t('piecesBefore'), isNumber: true, value: ({ previous }) => number(previous) },
            { head: t('sales.orders'), isNumber: true, value: ({ orders }) => number(orders) },
            { head: t('views'), isNumber: true, value: ({ views }) => number(views) },
          ]}
        />
      </DetailSection>
      <DetailSection
        title={t('dead.title')}
        text={t('dead.text')}
        actions={<ExportLinks view={view} section="dead" />}
        isFlush
      >
        <FigureTable
          caption={t('dead.title')}
          rows={view.dead}
          keyOf={({ basePartNo }) => basePartNo}
          columns={[
            product,
            { head: t('onHand'), isNumber: true, value: ({ onHand }) => number(onHand) },
            { head: t('views'), isNumber: true, value: ({ views }) => number(views) },
          ]}
        />
      </DetailSection>
      <DetailSection
        title={t('returns.title')}
        text={t('returns.text')}
        actions={<ExportLinks view={view} section="returns" />}
        isFlush
      >
        <FigureTable
          caption={t('returns.title')}
          rows={view.returns}
          keyOf={({ basePartNo, size }) => `${basePartNo} ${size}`}
          columns={[
            product,
            { head: t('returns.size'), value: ({ size }) => size },
            { head: t('returns.sold'), isNumber: true, value: ({ sold }) => number(sold) },
            { head: t('returns.returned'), isNumber: true, value: ({ returned }) => number(returned) },
            { head: t('funnel.share'), isNumber: true, value: ({ returned, sold }) => share(returned, sold) },
            { head: t('returns.tooSmall'), isNumber: true, value: ({ tooSmall }) => number(tooSmall) },
            { head: t('returns.tooLarge'), isNumber: true, value: ({ tooLarge }) => number(tooLarge) },
          ]}
        />
      </DetailSection>
    </>
  );
}
