import {
  getFormProps,
  getInputProps,
  getSelectProps,
  getTextareaProps,
  type SubmissionResult,
  useForm,
} from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Specimen } from './specimen.tsx';

type Values = { company: string; email: string; message: string; country: string; terms: boolean };

type Props = {
  countries: readonly { value: string; label: string }[];
  outcome: { result: SubmissionResult; isFine: boolean } | undefined;
};

/** A complete form with Conform; without scripts the server returns the same page and texts. */
export function SampleForm({ countries, outcome }: Props) {
  const t = useTranslations('design');
  const isSending = useNavigation().state === 'submitting';
  const [form, fields] = useForm<Values>({ id: 'sample', lastResult: outcome?.result ?? null });
  return (
    <Specimen file="field.tsx, form-error-summary.tsx" className="max-w-2xl">
      <Form method="post" preventScrollReset {...getFormProps(form)} className="grid gap-6">
        <FormErrorSummary
          errors={summaryOf([fields.company, fields.email, fields.country, fields.message, fields.terms], form.errors)}
        />
        {outcome?.isFine && (
          <Notice tone="success" isLive>
            {t('notice.saved')}
          </Notice>
        )}
        <TextField
          {...getInputProps(fields.company, { type: 'text' })}
          label={t('field.company')}
          error={fields.company.errors}
          hint={t('field.companyHint')}
          autoComplete="organization"
        />
        <TextField
          {...getInputProps(fields.email, { type: 'email' })}
          label={t('field.email')}
          error={fields.email.errors}
          autoComplete="email"
        />
        <Select
          {...getSelectProps(fields.country)}
          label={t('field.country')}
          options={countries}
          error={fields.country.errors}
        />
        <TextArea
          {...getTextareaProps(fields.message)}
          label={t('field.message')}
          error={fields.message.errors}
          isOptional
        />
        <Checkbox
          {...getInputProps(fields.terms, { type: 'checkbox' })}
          label={t('field.remember')}
          error={fields.terms.errors}
        />
        <Button type="submit" isLoading={isSending} className="justify-self-start">
          {t('action.send')}
        </Button>
      </Form>
    </Specimen>
  );
}
