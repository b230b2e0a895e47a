import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { IntentForm, useIsSending } from './intent-form.tsx';
import type { ProfileView } from './settings-view.ts';

type Values = { firstName: string; lastName: string; phoneNumber: string; cellPhone: string };

type Props = { profile: ProfileView; result: SubmissionResult | undefined };

export function ProfileForm({ profile, result }: Props) {
  const t = useTranslations('account');
  const isSending = useIsSending('profile');
  const { firstName, lastName, phoneNumber = '', cellPhone = '' } = profile;
  const [form, fields] = useForm<Values>({
    id: 'profile-form',
    lastResult: result ?? null,
    defaultValue: { firstName, lastName, phoneNumber, cellPhone },
  });
  const inOrder = [fields.firstName, fields.lastName, fields.phoneNumber, fields.cellPhone];
  return (
    <IntentForm intent="profile" {...getFormProps(form)} className="grid gap-6 sm:grid-cols-2">
      <div className="empty:hidden sm:col-span-2">
        <FormErrorSummary errors={summaryOf(inOrder, form.errors)} />
      </div>
      <TextField
        {...getInputProps(fields.firstName, { type: 'text' })}
        label={t('field.firstName')}
        error={fields.firstName.errors}
        autoComplete="given-name"
      />
      <TextField
        {...getInputProps(fields.lastName, { type: 'text' })}
        label={t('field.lastName')}
        error={fields.lastName.errors}
        autoComplete="family-name"
      />
      <TextField
        {...getInputProps(fields.phoneNumber, { type: 'tel' })}
        label={t('field.phoneNumber')}
        error={fields.phoneNumber.errors}
        autoComplete="tel"
        isOptional
      />
      <TextField
        {...getInputProps(fields.cellPhone, { type: 'tel' })}
        label={t('field.cellPhone')}
        error={fields.cellPhone.errors}
        autoComplete="tel"
        isOptional
      />
      <p className="text-sm text-quiet sm:col-span-2">{t('profile.email', { email: profile.emailAddress })}</p>
      <Button type="submit" isLoading={isSending} className="justify-self-start">
        {t('save')}
      </Button>
    </IntentForm>
  );
}
