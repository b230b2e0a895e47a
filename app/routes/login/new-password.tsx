import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { data, Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { AllDone } from '#app/components/login/all-done.tsx';
import { DeadLink } from '#app/components/login/dead-link.tsx';
import { NewPasswordField } from '#app/components/login/new-password-field.tsx';
import { StepHeading } from '#app/components/login/step-heading.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { readForm, refusalsOfPassword } from '#app/forms/answer-form.server.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { resetPasswordInput } from '#modules/account/account-schema.ts';
import { resetPassword } from '#modules/account/reset-password.server.ts';
import { statusOf } from '#modules/refusals.ts';
import type { Route } from './+types/new-password.ts';
import { readMailLink } from './sign-in-way.ts';

export const loader = ({ context, url }: Route.LoaderArgs) => readMailLink(url, context.get(visitContext));

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const form = readForm(
    { shop, visit, form: await postedForm(request) },
    {
      intent: 'new-password',
      domain: 'login',
      schema: resetPasswordInput,
      labels: { password: 'newPassword.password' },
      fieldOf: refusalsOfPassword('password'),
    },
  );
  if (!form.value) return form.ask();
  const reset = await resetPassword(shop, visit, form.value);
  if (reset.ok) return data({ isDone: true });
  return reset.refusal.code === 'link-invalid'
    ? data({ isDone: false }, { status: statusOf['link-invalid'] })
    : form.refuse(reset.refusal);
}

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('login');
  const { token, signIn, forgotten } = loaderData;
  const isDead = token === '' || (actionData && 'isDone' in actionData && !actionData.isDone);
  if (isDead)
    return (
      <DeadLink>
        <ButtonLink to={forgotten} size="large">
          {t('link.askAgain')}
        </ButtonLink>
      </DeadLink>
    );
  if (actionData && 'isDone' in actionData)
    return <AllDone title={t('newPassword.doneTitle')} text={t('newPassword.doneText')} signIn={signIn} />;
  return (
    <>
      <StepHeading title={t('newPassword.title')} />
      <NewPasswordForm token={token} outcome={actionData} />
    </>
  );
}

type FormProps = { token: string; outcome: Exclude<Route.ComponentProps['actionData'], { isDone: boolean }> };

function NewPasswordForm({ token, outcome }: FormProps) {
  const t = useTranslations('login.newPassword');
  const isSending = useNavigation().state === 'submitting';
  const [form, fields] = useForm<{ password: string }>({ id: 'new-password', lastResult: outcome?.result ?? null });
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-6">
      <FormErrorSummary key={`summary ${outcome?.answerId}`} errors={summaryOf([fields.password], form.errors)} />
      <input type="hidden" name="token" value={token} />
      <NewPasswordField
        {...getInputProps(fields.password, { type: 'password', value: false })}
        key={`password ${outcome?.answerId}`}
        label={t('password')}
        error={fields.password.errors}
      />
      <Button type="submit" size="large" isLoading={isSending}>
        {t('submit')}
      </Button>
    </Form>
  );
}
