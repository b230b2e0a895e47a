import type { SubmissionResult } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { queryOfCompany } from '#app/components/people/people-view.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { FileDrop } from '#app/ui/fields/file-drop.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';

type Props = { company: number | undefined; result: SubmissionResult | undefined };

/** The two steps before a sheet is checked: downloading the template, and uploading it. */
export function ImportStart({ company, result }: Props) {
  const t = useTranslations('people-import');
  const { href } = useShop();
  const isSending = useNavigation().state === 'submitting';
  const template = (content: string) => {
    const query = new URLSearchParams({ content, ...(company !== undefined && { company: String(company) }) });
    return `${href('companyImportTemplate')}?${query}`;
  };
  const errors = Object.values(result?.error ?? {}).flatMap((texts) => texts ?? []);
  return (
    <>
      <DetailSection title={t('templateTitle')} text={t('templateText')}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={template('people')} reloadDocument kind="secondary" size="small">
            {t('templatePeople')}
          </ButtonLink>
          <ButtonLink to={template('sizes')} reloadDocument kind="secondary" size="small">
            {t('templateSizes')}
          </ButtonLink>
        </div>
      </DetailSection>
      <DetailSection title={t('uploadTitle')} text={t('uploadText')}>
        <Form
          method="post"
          action={queryOfCompany(company) || '?'}
          encType="multipart/form-data"
          className="grid max-w-2xl gap-4"
        >
          <FileDrop
            id="people-file"
            name="file"
            label={t('file')}
            accept=".xlsx,.csv,text/csv"
            required
            {...(errors.length > 0 && { error: errors })}
          />
          <Button type="submit" isLoading={isSending} className="justify-self-start">
            {t('upload')}
          </Button>
        </Form>
      </DetailSection>
    </>
  );
}
