import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { data, Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { MailSent } from '#app/components/login/mail-sent.tsx';
import { StepHeading } from '#app/components/login/step-heading.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { readForm } from '#app/forms/answer-form.server.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { Button } from '#app/ui/button.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { requestResetInput } from '#modules/account/account-schema.ts';
import { requestPasswordReset } from '#modules/account/request-password-reset.server.ts';
import type { Route } from './+types/forgotten.ts';
import { readWay, stepHref } from './sign-in-way.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const { market, language } = context.get(visitContext);
  return { signIn: stepHref('/login', readWay(url, market, language)) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const form = readForm(
    { shop, visit, form: await postedForm(request) },
    { intent: 'forgotten', domain: 'login', schema: requestResetInput, labels: { loginName: 'signIn.email' } },
  );
  if (!form.value) return form.ask();
  const requested = await requestPasswordReset(shop, visit, form.value);
  return requested.ok ? data({ sentTo: form.value.loginName }) : form.refuse(requested.refusal);
}

export default function Forgotten({ loaderData: { signIn }, actionData }: Route.ComponentProps) {
  const t = useTranslations('login.forgotten');
  const back = (
    <p>
      <TextLink to={signIn}>{t('back')}</TextLink>
    </p>
  );
  if (actionData && 'sentTo' in actionData)
    return (
      <MailSent title={t('sentTitle')} text={t('sentText', { email: actionData.sentTo })}>
        <p className="text-quiet">{t('notArrived')}</p>
        {back}
      </MailSent>
    );
  return (
    <>
      <StepHeading title={t('title')} intro={t('intro')} />
      <ForgottenForm outcome={actionData} />
      <div className="mt-8 border-t border-line pt-6">{back}</div>
    </>
  );
}

type FormProps = { outcome: Exclude<Route.ComponentProps['actionData'], { sentTo: string }> };

function ForgottenForm({ outcome }: FormProps) {
  const t = useTranslations('login');
  const isSending = useNavigation().state === 'submitting';
  const [form, fields] = useForm<{ loginName: string }>({ id: 'forgotten', lastResult: outcome?.result ?? null });
  return (
    <Form method="post" {...getFormProps(form)} className="grid gap-6">
      <FormErrorSummary key={`summary ${outcome?.answerId}`} errors={summaryOf([fields.loginName], form.errors)} />
      <TextField
        {...getInputProps(fields.loginName, { type: 'email' })}
        label={t('signIn.email')}
        error={fields.loginName.errors}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" size="large" isLoading={isSending}>
        {t('forgotten.submit')}
      </Button>
    </Form>
  );
}
