import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import type { InsightSection, InsightsView } from './insights-view.ts';

const files = [
  { kind: 'csv', name: 'CSV' },
  { kind: 'xlsx', name: 'Excel' },
];

type Props = { view: Pick<InsightsView, 'marketId' | 'from' | 'to'>; section: InsightSection };

/** The table of a section as a file. */
export function ExportLinks({ view: { marketId, from, to }, section }: Props) {
  const t = useTranslations('work.list');
  const all = useTranslations('staff.insights');
  const { href } = useShop();
  const fileHref = (kind: string) => {
    const query = new URLSearchParams({ from, to, section, file: kind });
    if (marketId !== undefined) query.set('market', String(marketId));
    return `${href('staffExport', { list: 'insights' })}?${query}`;
  };
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-quiet">
      <span className="flex items-center gap-1.5">
        <Download aria-hidden="true" className="size-4" />
        {t('export')}
      </span>
      {files.map(({ kind, name }) => (
        <a
          key={kind}
          href={fileHref(kind)}
          download
          aria-label={`${name}: ${all(`${section === 'days' ? 'series' : section}.title`)}`}
          className="inline-flex min-h-9 items-center underline underline-offset-4 hover:text-ink"
        >
          {name}
        </a>
      ))}
    </p>
  );
}
