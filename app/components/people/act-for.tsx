import type { SubmissionResult } from '@conform-to/react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { ActingChoice } from '#modules/acting/list-acting-choices.server.ts';
import { useFormAction } from './use-form-action.ts';

type Props = {
  choices: readonly ActingChoice[];
  /** The company that the page is about. */
  company: number | undefined;
  result: SubmissionResult | undefined;
};

/** For staff: uses the shop as this person. The company can read the reason. */
export function ActFor({ choices, company, result }: Props) {
  const t = useTranslations('people.acting');
  const action = useFormAction();
  const [first] = choices;
  if (!first) return null;
  const typed = result?.initialValue?.['reason'];
  return (
    <DetailSection title={t('title')} text={t('text')}>
      <Form method="post" action={action} className="grid gap-3" reloadDocument>
        <input type="hidden" name="intent" value="act" />
        {choices.length > 1 ? (
          <Select
            id="acting-company"
            name="companyId"
            label={t('company')}
            defaultValue={String(company ?? first.id)}
            options={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        ) : (
          <input type="hidden" name="companyId" value={first.id} />
        )}
        <TextArea
          id="acting-reason"
          name="reason"
          label={t('reason')}
          hint={t('reasonHint')}
          rows={3}
          maxLength={500}
          required
          defaultValue={typeof typed === 'string' ? typed : ''}
          error={result?.error?.['reason'] ?? undefined}
        />
        <Button type="submit" size="small" kind="secondary" className="justify-self-start">
          {t('start')}
        </Button>
      </Form>
    </DetailSection>
  );
}
