import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FormAnswer } from '#app/forms/answer-form.server.ts';
import { Button } from '#app/ui/button.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';

/** An order by its number and the address of its buyer. */
export function FindOrderForm({ answer }: { answer: FormAnswer | undefined }) {
  const t = useTranslations('order-page.withdrawal');
  const isSending = useNavigation().formData?.get('intent') === 'find';
  const [form, fields] = useForm<{ orderNo: string; email: string }>({
    id: 'find-order',
    lastResult: answer?.result ?? null,
  });
  return (
    <Form method="post" action="?" {...getFormProps(form)} className="grid max-w-md gap-5">
      <input type="hidden" name="intent" value="find" />
      <FormErrorSummary
        key={`summary ${answer?.answerId}`}
        errors={summaryOf([fields.orderNo, fields.email], form.errors)}
      />
      <TextField
        {...getInputProps(fields.orderNo, { type: 'text' })}
        label={t('field.orderNo')}
        hint={t('hint.orderNo')}
        error={fields.orderNo.errors}
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
      />
      <TextField
        {...getInputProps(fields.email, { type: 'email' })}
        label={t('field.email')}
        hint={t('hint.email')}
        error={fields.email.errors}
        autoComplete="email"
      />
      <div>
        <Button type="submit" isLoading={isSending}>
          {t('find')}
        </Button>
      </div>
    </Form>
  );
}
