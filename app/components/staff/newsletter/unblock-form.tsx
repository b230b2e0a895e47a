import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';

/** Lets an address get mails again; the reason becomes part of its proof. */
export function UnblockForm({ result }: { result: SubmissionResult | undefined }) {
  const t = useTranslations('staff.newsletter.unblock');
  const isSending = useNavigation().state === 'submitting';
  const [form, fields] = useForm<{ reason: string }>({ id: 'unblock', lastResult: result ?? null });
  return (
    <Form method="post" {...getFormProps(form)} className="grid max-w-2xl justify-items-start gap-4">
      <TextField
        {...getInputProps(fields.reason, { type: 'text' })}
        label={t('reason')}
        hint={t('hint')}
        error={fields.reason.errors}
        maxLength={300}
        className="w-full"
      />
      <Button type="submit" kind="secondary" isLoading={isSending}>
        {t('button')}
      </Button>
    </Form>
  );
}
