import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { IntentForm, useIsSending } from './intent-form.tsx';

type Values = { currentPassword: string; newPassword: string };

type Props = { loginName: string; shortest: number; result: SubmissionResult | undefined };

export function PasswordForm({ loginName, shortest, result }: Props) {
  const t = useTranslations('account');
  const isSending = useIsSending('password');
  const [form, fields] = useForm<Values>({ id: 'password-form', lastResult: result ?? null });
  return (
    <IntentForm intent="password" {...getFormProps(form)} className="grid max-w-md gap-6">
      <FormErrorSummary errors={summaryOf([fields.currentPassword, fields.newPassword], form.errors)} />
      {/* Password managers need the account name to store the password. */}
      <input type="text" hidden autoComplete="username" value={loginName} readOnly />
      <PasswordField
        {...getInputProps(fields.currentPassword, { type: 'password', value: false })}
        label={t('field.currentPassword')}
        error={fields.currentPassword.errors}
        autoComplete="current-password"
      />
      <PasswordField
        {...getInputProps(fields.newPassword, { type: 'password', value: false })}
        label={t('field.newPassword')}
        hint={t('password.hint', { count: shortest })}
        error={fields.newPassword.errors}
        autoComplete="new-password"
      />
      <Button type="submit" isLoading={isSending} className="justify-self-start">
        {t('password.change')}
      </Button>
    </IntentForm>
  );
}
