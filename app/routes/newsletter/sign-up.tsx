import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { data, Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import * as z from 'zod';
import { shopContext, visitContext } from '#app/context.ts';
import { readForm } from '#app/forms/answer-form.server.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { useShellData } from '#app/frame-data/use-shell-data.ts';
import { Button } from '#app/ui/button.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { emailField } from '#core/fields.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { needsDoubleOptIn } from '#modules/newsletter/opt-in.ts';
import { subscribe } from '#modules/newsletter/subscribe.server.ts';
import { tagsOf } from '#modules/newsletter/subscription.ts';
import type { Route } from './+types/sign-up.ts';

/** Loads nothing; it exists because the guard of a page runs with its loader and reports an ended session. */
export function loader() {
  return null;
}

/** Answers the form of the footer as well. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const form = readForm(
    { shop, visit, form: await postedForm(request) },
    { intent: 'sign-up', domain: 'newsletter', schema: z.object({ email: emailField }) },
  );
  if (!form.value) return form.ask();
  const { email } = form.value;
  const { marketId, code } = visit.market;
  const added = await subscribe(shop, visit, {
    emailAddress: email,
    marketId,
    cultureCode: cultureOf(visit),
    tags: tagsOf(visit.claims ? 'Account' : 'Footer'),
    actionAfterSuccessfulCreate: 'None',
  });
  return added.ok ? data({ added: email, mustConfirm: needsDoubleOptIn[code] }) : form.refuse(added.refusal);
}

export default function NewsletterSignUp({ actionData }: Route.ComponentProps) {
  const t = useTranslations('newsletter-form');
  return (
    <>
      <title>{`${t('title')} | Yrke`}</title>
      <PageHeading title={t('title')} intro={t('text')} className="mb-8" />
      <div className="max-w-2xl">
        {actionData && 'added' in actionData ? (
          <Notice tone="success" isLive>
            {t(actionData.mustConfirm ? 'doneConfirm' : 'done', { email: actionData.added })}
          </Notice>
        ) : (
          <SignUpForm outcome={actionData} />
        )}
      </div>
    </>
  );
}

type FormProps = { outcome: Exclude<Route.ComponentProps['actionData'], { added: string }> };

function SignUpForm({ outcome }: FormProps) {
  const t = useTranslations('newsletter-form');
  const isSending = useNavigation().state === 'submitting';
  const email = useShellData()?.user?.email ?? '';
  const [form, fields] = useForm<{ email: string }>({
    id: 'newsletter-sign-up',
    lastResult: outcome?.result ?? null,
    defaultValue: { email },
  });
  return (
    <Form method="post" {...getFormProps(form)} className="grid justify-items-start gap-6">
      <FormErrorSummary key={`summary ${outcome?.answerId}`} errors={summaryOf([fields.email], form.errors)} />
      <TextField
        {...getInputProps(fields.email, { type: 'email' })}
        label={t('email')}
        error={fields.email.errors}
        autoComplete="email"
        className="w-full max-w-md"
      />
      <p className="text-sm text-quiet">{t('consent')}</p>
      <Button type="submit" size="large" isLoading={isSending}>
        {t('submit')}
      </Button>
    </Form>
  );
}
