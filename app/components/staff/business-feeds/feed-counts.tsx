import { useFormatter, useTranslations } from 'use-intl';

const kinds = ['added', 'changed', 'same', 'offered', 'refused'] as const;

/** Number of lines by outcome. */
export function FeedCounts({ counts }: { counts: Readonly<Record<(typeof kinds)[number], number>> }) {
  const t = useTranslations('work.feeds');
  const { number } = useFormatter();
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
      {kinds.map((kind) => (
        <div key={kind} className="border border-line p-3">
          <dt className="text-sm text-quiet">{t(kind)}</dt>
          <dd className="text-xl font-semibold tabular-nums">{number(counts[kind])}</dd>
        </div>
      ))}
    </dl>
  );
}
