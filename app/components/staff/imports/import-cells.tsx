import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { ImportView } from './import-view.ts';

const tones = { waiting: 'neutral', running: 'ink', done: 'success', failed: 'danger', cancelled: 'neutral' } as const;

export function ImportMark({ row: { state, refused } }: { row: Pick<ImportView, 'state' | 'refused'> }) {
  const t = useTranslations('work.imports.status');
  return <Badge tone={state === 'done' && refused > 0 ? 'warn' : tones[state]}>{t(state)}</Badge>;
}

export function ImportTime({ row: { createdAt } }: { row: ImportView }) {
  return useMoment('time')(createdAt);
}
