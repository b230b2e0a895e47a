import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { data, Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import * as z from 'zod';
import { shopContext, visitContext } from '#app/context.ts';
import { readForm } from '#app/forms/answer-form.server.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { Button } from '#app/ui/button.tsx';
import { summaryOf } from '#app/ui/fields/field-errors.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { emailField } from '#core/fields.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { changeNewsletter } from '#modules/notifications/change-newsletter.server.ts';
import type { Route } from './+types/unsubscribe.ts';

/** Loads nothing; it exists because the guard of a page runs with its loader and reports an ended session. */
export function loader() {
  return null;
}

/** The same answer for an address that was never on the list, so that it does not reveal subscribers. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const form = readForm(
    { shop, visit, form: await postedForm(request) },
    { intent: 'unsubscribe', domain: 'newsletter', schema: z.object({ email: emailField }) },
  );
  if (!form.value) return form.ask();
  const changed = await changeNewsletter(shop, visit, {
    emailAddress: form.value.email,
    marketId: visit.market.marketId,
    cultureCode: cultureOf(visit),
    isWanted: false,
  });
  return changed.ok ? data({ removed: form.value.email }) : form.refuse(changed.refusal);
}

export default function NewsletterUnsubscribe({ actionData }: Route.ComponentProps) {
  const t = useTranslations('newsletter');
  return (
    <>
      <title>{`${t('title')} | Yrke`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={t('title')} intro={t('intro')} className="mb-8" />
      <div className="max-w-2xl">
        {actionData && 'removed' in actionData ? (
          <Notice tone="success" isLive>
            {t('done', { email: actionData.removed })}
          </Notice>
        ) : (
          <UnsubscribeForm outcome={actionData} />
        )}
      </div>
    </>
  );
}

type FormProps = { outcome: Exclude<Route.ComponentProps['actionData'], { removed: string }> };

function UnsubscribeForm({ outcome }: FormProps) {
  const t = useTranslations('newsletter');
  const isSending = useNavigation().state === 'submitting';
  const [form, fields] = useForm<{ email: string }>({ id: 'unsubscribe', lastResult: outcome?.result ?? null });
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
        {t('submit')}
      </Button>
    </Form>
  );
}
