import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

type Values = { loginName: string; password: string; remember: boolean };

export type FormOutcome = {
  result: SubmissionResult;
  /** Unique for each answer. Used as a key, so that the password field is emptied after each attempt. */
  answerId: string;
};

type Props = { outcome: FormOutcome | undefined; forgotten: string };

export function SignInForm({ outcome, forgotten }: Props) {
  const t = useTranslations('login.signIn');
  const { state, formData } = useNavigation();
  const isSending = state !== 'idle' && formData?.has('loginName') === true;
  const [form, fields] = useForm<Values>({ id: 'sign-in', lastResult: outcome?.result ?? null });
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-5">
      <FormErrorSummary
        key={`summary ${outcome?.answerId}`}
        errors={summaryOf([fields.loginName, fields.password], form.errors)}
      />
      <TextField
        {...getInputProps(fields.loginName, { type: 'email' })}
        label={t('email')}
        error={fields.loginName.errors}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <PasswordField
          {...getInputProps(fields.password, { type: 'password', value: false })}
          key={`password ${outcome?.answerId}`}
          label={t('password')}
          error={fields.password.errors}
        />
        <p className="mt-2 text-sm">
          <TextLink to={forgotten}>{t('forgotten')}</TextLink>
        </p>
      </div>
      <Checkbox
        {...getInputProps(fields.remember, { type: 'checkbox' })}
        label={t('remember')}
        hint={t('rememberHint')}
        className="[&>div]:-mt-2"
      />
      <Button type="submit" size="large" isLoading={isSending}>
        {t('submit')}
      </Button>
    </Form>
  );
}
