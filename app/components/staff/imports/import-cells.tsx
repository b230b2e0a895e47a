import { useTranslations } from 'use-intl';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { ImportView } from './import-view.ts';

const tones = { waiting: 'neutral', running: 'ink', done: 'success', failed: 'danger' } as const;

export function ImportMark({ row: { status, refused } }: { row: Pick<ImportView, 'status' | 'refused'> }) {
  const t = useTranslations('work.imports.status');
  return <Badge tone={status === 'done' && refused > 0 ? 'warn' : tones[status]}>{t(status)}</Badge>;
}

export function ImportTime({ row: { startedAt } }: { row: ImportView }) {
  return useMoment('time')(startedAt);
}
