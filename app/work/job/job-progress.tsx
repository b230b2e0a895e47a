import { useEffect } from 'react';
import { Form, useRevalidator } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { type BulkJob, fractionOf } from '#modules/bulk-job/bulk-job.ts';

const refreshMs = 2000;

type Props = { job: Pick<BulkJob, 'state' | 'total' | 'done' | 'isCancelAsked'>; mayStop: boolean };

/** The progress of an import, export or bulk change, loaded again every two seconds. The page's own action stops the job. */
export function JobProgress({ job, mayStop }: Props) {
  const t = useTranslations('work.jobs');
  const { number } = useFormatter();
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    if (state !== 'idle') return undefined;
    const timer = setTimeout(() => void revalidate(), refreshMs);
    return () => clearTimeout(timer);
  }, [state, revalidate]);
  const fraction = fractionOf(job);
  const text =
    job.total === undefined
      ? t('linesRead', { done: number(job.done) })
      : t('linesOf', { done: number(job.done), total: number(job.total) });
  return (
    <div className="mb-4 flex flex-wrap items-center gap-4 border border-line bg-paper px-4 py-3">
      <progress className="h-2 min-w-40 flex-1" aria-label={t('progress')} value={fraction} max={1} />
      <span className="text-sm tabular-nums">{text}</span>
      {job.isCancelAsked && <span className="text-sm text-quiet">{t('stopping')}</span>}
      {mayStop && !job.isCancelAsked && (
        <Form method="post">
          <Button type="submit" kind="secondary" size="small">
            {t('stop')}
          </Button>
        </Form>
      )}
    </div>
  );
}
