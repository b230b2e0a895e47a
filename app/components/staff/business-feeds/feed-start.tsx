import type { SubmissionResult } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { FileDrop } from '#app/ui/fields/file-drop.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';

/** A file of the system behind the shop. */
export function FeedStart({ result }: { result: SubmissionResult | undefined }) {
  const t = useTranslations('work.feeds');
  const isSending = useNavigation().state === 'submitting';
  const errors = Object.values(result?.error ?? {}).flatMap((texts) => texts ?? []);
  return (
    <DetailSection title={t('uploadTitle')} text={t('uploadText')}>
      <Form method="post" encType="multipart/form-data" className="grid max-w-2xl gap-4">
        <FileDrop
          id="business-feed"
          name="file"
          label={t('file')}
          accept=".ndjson,.jsonl,.csv,application/x-ndjson,text/csv"
          required
          {...(errors.length > 0 && { error: errors })}
        />
        <Button type="submit" isLoading={isSending} className="justify-self-start">
          {t('upload')}
        </Button>
      </Form>
    </DetailSection>
  );
}
