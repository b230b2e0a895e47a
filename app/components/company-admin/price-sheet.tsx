import { Download } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FileDrop } from '#app/ui/fields/file-drop.tsx';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { JobErrors } from '#app/work/job/job-errors.tsx';
import { JobProgress } from '#app/work/job/job-progress.tsx';
import { type BulkJob, isOver, type LineError } from '#modules/bulk-job/bulk-job.ts';
import type { CompanyAnswer } from './company-admin-view.ts';

type Job = Pick<BulkJob, 'state' | 'total' | 'done' | 'accepted' | 'refused' | 'isCancelAsked'> & {
  readonly errors: readonly LineError[];
};

type Props = {
  list: { readonly code: string; readonly name: string };
  isStaff: boolean;
  /** The import that the page shows. */
  job: Job | undefined;
  answer: CompanyAnswer | undefined;
};

const api = '/api/document/documents/pricelist';

/** A price list as a spreadsheet: everybody may download it, staff may also upload it. */
export function PriceSheet({ list, isStaff, job, answer }: Props) {
  const t = useTranslations('company-admin.sheet');
  const isSending = useNavigation().formData?.get('intent') === 'import';
  const icon = <Download aria-hidden="true" className="size-4.5" />;
  return (
    <>
      {job && <ImportResult job={job} />}
      <DetailSection title={t('title')} text={isStaff ? t('text') : undefined}>
        <p className="mb-4 flex flex-wrap gap-3">
          <ButtonLink
            to={`${api}/${encodeURIComponent(list.code)}/export`}
            reloadDocument
            kind="secondary"
            size="small"
            icon={icon}
          >
            {t('export')}
          </ButtonLink>
          {isStaff && (
            <ButtonLink to={`${api}/template`} reloadDocument kind="secondary" size="small" icon={icon}>
              {t('template')}
            </ButtonLink>
          )}
        </p>
        {isStaff && (
          <Form
            key={answer?.answerId}
            method="post"
            encType="multipart/form-data"
            className="grid justify-items-start gap-4"
          >
            <FormErrorSummary errors={(answer?.errors ?? []).map((text) => ({ text, fieldId: 'price-sheet' }))} />
            <input type="hidden" name="intent" value="import" />
            <input type="hidden" name="list" value={list.code} />
            <FileDrop
              id="price-sheet"
              name="file"
              accept=".xlsx,.csv,text/csv"
              label={t('file')}
              hint={t('hint')}
              error={answer?.problems.file}
              className="w-full"
            />
            <Button type="submit" kind="secondary" isLoading={isSending}>
              {t('send')}
            </Button>
          </Form>
        )}
      </DetailSection>
    </>
  );
}

function ImportResult({ job }: { job: Job }) {
  const t = useTranslations('company-admin.sheet');
  if (job.state === 'failed') return <Notice tone="danger" isLive title={t('failed')} />;
  if (!isOver(job))
    return (
      <div>
        <p className="mb-2">{t('running')}</p>
        <JobProgress job={job} mayStop />
      </div>
    );
  const { accepted, refused, errors } = job;
  return (
    <>
      <Notice tone={refused > 0 ? 'warn' : 'success'} isLive title={t('result', { accepted, refused })} />
      {errors.length > 0 && <JobErrors errors={errors} />}
    </>
  );
}
