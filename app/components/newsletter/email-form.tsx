import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FormAnswer } from '#app/forms/answer-form.server.ts';
import { Button } from '#app/ui/button.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';

type Props = {
  id: string;
  outcome: Pick<FormAnswer, 'result' | 'answerId'> | undefined;
  /** The text of the button. */
  submit: string;
};

/** A form with an e-mail address alone. */
export function EmailForm({ id, outcome, submit }: Props) {
  const t = useTranslations('newsletter');
  const isSending = useNavigation().state === 'submitting';
  const [form, fields] = useForm<{ email: string }>({ id, lastResult: outcome?.result ?? null });
  return (
    <Form method="post" {...getFormProps(form)} className="grid justify-items-start gap-6">
      <FormErrorSummary key={`summary ${outcome?.answerId}`} errors={summaryOf([fields.email], form.errors)} />
      <TextField
        {...getInputProps(fields.email, { type: 'email' })}
        label={t('field.email')}
        error={fields.email.errors}
        autoComplete="email"
        className="w-full max-w-md"
      />
      <Button type="submit" size="large" isLoading={isSending}>
        {submit}
      </Button>
    </Form>
  );
}
