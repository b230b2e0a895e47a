import { useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';
import { verdicts } from '#modules/people-import/import-line.ts';
import type { SheetView } from './import-view.ts';

const tones = { new: 'success', changed: 'ink', same: 'neutral', offer: 'ink', attention: 'warn' } as const;

/** Number of lines by effect: 12 new, 480 changed, 8 need attention. */
export function ImportCounts({ counts }: Pick<SheetView, 'counts'>) {
  const t = useTranslations('people-import.count');
  const shown = verdicts.filter((verdict) => counts[verdict] > 0);
  return (
    <ul className="flex flex-wrap gap-2">
      {shown.map((verdict) => (
        <li key={verdict}>
          <Badge tone={tones[verdict]}>{t(verdict, { count: counts[verdict] })}</Badge>
        </li>
      ))}
    </ul>
  );
}
