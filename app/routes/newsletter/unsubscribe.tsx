import { data, Form } from 'react-router';
import { useTranslations } from 'use-intl';
import * as z from 'zod';
import { EmailForm } from '#app/components/newsletter/email-form.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { readForm } from '#app/forms/answer-form.server.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { emailField } from '#core/fields.ts';
import { checkLeaveLink, unsubscribe, unsubscribeByLink } from '#modules/newsletter/unsubscribe.server.ts';
import { statusOf } from '#modules/refusals.ts';
import type { Route } from './+types/unsubscribe.ts';

/** The link of a mail leads here. Spam filters open links, so only a button press changes something. */
export function loader({ context, url }: Route.LoaderArgs) {
  const link = url.searchParams.get('n');
  if (link === null) return { link: undefined, isBroken: false };
  const isOurs = checkLeaveLink(context.get(shopContext), link).ok;
  return { link: isOurs ? link : undefined, isBroken: !isOurs };
}

/**
 * The same answer for an address that was never on the list, so that it does not reveal subscribers. A mail program posts
 * to the link of a mail, without our form fields (RFC 8058).
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const posted = await postedForm(request);
  const link = posted.get('n') ?? url.searchParams.get('n');
  if (typeof link === 'string' && !posted.has('email')) {
    const left = await unsubscribeByLink(shop, visit, { link });
    return data({ leftByLink: left.ok }, { status: left.ok ? 200 : statusOf[left.refusal.code] });
  }
  const form = readForm(
    { shop, visit, form: posted },
    { intent: 'unsubscribe', domain: 'newsletter', schema: z.object({ email: emailField }) },
  );
  if (!form.value) return form.ask();
  const { marketId } = visit.market;
  const changed = await unsubscribe(shop, visit, { emailAddress: form.value.email, marketId });
  return changed.ok ? data({ removed: form.value.email }) : form.refuse(changed.refusal);
}

export default function NewsletterUnsubscribe({ actionData, loaderData: { link, isBroken } }: Route.ComponentProps) {
  const t = useTranslations('newsletter');
  const byLink = actionData && 'leftByLink' in actionData ? actionData.leftByLink : undefined;
  return (
    <>
      <title>{`${t('title')} | Yrke`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading title={t('title')} intro={link ? t('stop.text') : t('intro')} className="mb-8" />
      <div className="grid max-w-2xl gap-6">
        {(byLink === false || (isBroken && !actionData)) && <Notice tone="warn">{t('stop.invalid')}</Notice>}
        {actionData && 'removed' in actionData && (
          <Notice tone="success" isLive>
            {t('done', { email: actionData.removed })}
          </Notice>
        )}
        {byLink && (
          <Notice tone="success" isLive>
            {t('stop.done')}
          </Notice>
        )}
        {link && byLink === undefined && (
          <Form method="post">
            <input type="hidden" name="n" value={link} />
            <Button type="submit" size="large">
              {t('stop.button')}
            </Button>
          </Form>
        )}
        {!link && !byLink && !(actionData && 'removed' in actionData) && (
          <EmailForm
            id="unsubscribe"
            outcome={actionData && 'result' in actionData ? actionData : undefined}
            submit={t('submit')}
          />
        )}
      </div>
    </>
  );
}
