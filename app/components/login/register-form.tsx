import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import type { FormOutcome } from './sign-in-form.tsx';

type Values = { firstName: string; lastName: string; emailAddress: string; password: string };

type Legal = { terms: string | undefined; privacy: string | undefined };

export function RegisterForm({ outcome, legal }: { outcome: FormOutcome | undefined; legal: Legal }) {
  const t = useTranslations('login');
  const isSending = useNavigation().state === 'submitting';
  const [form, fields] = useForm<Values>({ id: 'register', lastResult: outcome?.result ?? null });
  const { firstName, lastName, emailAddress, password } = fields;
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-5">
      <FormErrorSummary
        key={`summary ${outcome?.answerId}`}
        errors={summaryOf([firstName, lastName, emailAddress, password], form.errors)}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...getInputProps(firstName, { type: 'text' })}
          label={t('register.firstName')}
          error={firstName.errors}
          autoComplete="given-name"
        />
        <TextField
          {...getInputProps(lastName, { type: 'text' })}
          label={t('register.lastName')}
          error={lastName.errors}
          autoComplete="family-name"
        />
      </div>
      <TextField
        {...getInputProps(emailAddress, { type: 'email' })}
        label={t('signIn.email')}
        error={emailAddress.errors}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPasswordField
        {...getInputProps(password, { type: 'password', value: false })}
        key={`password ${outcome?.answerId}`}
        label={t('signIn.password')}
        error={password.errors}
      />
      <p className="text-sm text-quiet text-pretty">
        {t.rich('register.consent', { terms: linkTo(legal.terms), privacy: linkTo(legal.privacy) })}
      </p>
      <Button type="submit" size="large" isLoading={isSending} className="mt-2">
        {t('register.submit')}
      </Button>
    </Form>
  );
}

/** A link that opens in a new tab, so that the form keeps its content. */
function linkTo(page: string | undefined) {
  return (words: ReactNode): ReactNode =>
    page === undefined ? (
      words
    ) : (
      <TextLink to={page} isExternal>
        {words}
      </TextLink>
    );
}
