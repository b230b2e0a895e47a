import { useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';
import type { BulkJob } from '#modules/bulk-job/bulk-job.ts';

const tones = { waiting: 'neutral', running: 'ink', done: 'success', failed: 'danger', cancelled: 'neutral' } as const;

/** The state of a job. A finished job with refused lines is shown as a warning. */
export function JobMark({ row: { state, refused } }: { row: Pick<BulkJob, 'state' | 'refused'> }) {
  const t = useTranslations('work.jobs.status');
  return <Badge tone={state === 'done' && refused > 0 ? 'warn' : tones[state]}>{t(state)}</Badge>;
}
