import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import * as z from 'zod';
import { EmailForm } from '#app/components/newsletter/email-form.tsx';
import { TopicForm } from '#app/components/newsletter/topic-form.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { readForm } from '#app/forms/answer-form.server.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { emailField } from '#core/fields.ts';
import { askForPreferences, changePreferences, readPreferences } from '#modules/newsletter/preferences.server.ts';
import { type Topic, topics } from '#modules/newsletter/subscription.ts';
import { statusOf } from '#modules/refusals.ts';
import type { Route } from './+types/preferences.ts';

/** The link of a mail opens the choice of topics; without it the visitor asks for the link. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const link = url.searchParams.get('n');
  if (link === null) return { link: undefined, isBroken: false, choice: undefined };
  const read = await readPreferences(context.get(shopContext), { link });
  return { link: read.ok ? link : undefined, isBroken: !read.ok, choice: read.ok ? read.value : undefined };
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const posted = await postedForm(request);
  const link = posted.get('n');
  if (typeof link === 'string') {
    const chosen = posted.getAll('topic');
    const wanted: Topic[] = topics.filter((topic) => chosen.includes(topic));
    if (wanted.length === 0) return data({ kind: 'none' as const }, { status: 422 });
    const changed = await changePreferences(shop, visit, { link, topics: wanted });
    return changed.ok
      ? data({ kind: 'saved' as const })
      : data({ kind: 'broken' as const }, { status: statusOf[changed.refusal.code] });
  }
  const form = readForm(
    { shop, visit, form: posted },
    { intent: 'preferences', domain: 'newsletter', schema: z.object({ email: emailField }) },
  );
  if (!form.value) return form.ask();
  const sent = await askForPreferences(shop, visit, { emailAddress: form.value.email });
  return sent.ok ? data({ kind: 'sent' as const, email: form.value.email }) : form.refuse(sent.refusal);
}

export default function NewsletterPreferences({ actionData, loaderData }: Route.ComponentProps) {
  const t = useTranslations('newsletter.preferences');
  const { link, choice, isBroken } = loaderData;
  const outcome = actionData && 'kind' in actionData ? actionData : undefined;
  const refused = actionData && 'result' in actionData ? actionData : undefined;
  return (
    <>
      <title>{`${t('title')} | Yrke`}</title>
      <meta name="robots" content="noindex" />
      <PageHeading
        title={t('title')}
        intro={choice ? t('text', { email: choice.emailAddress }) : t('intro')}
        className="mb-8"
      />
      <div className="grid max-w-2xl gap-6">
        {(isBroken || outcome?.kind === 'broken') && <Notice tone="warn">{t('invalid')}</Notice>}
        {outcome?.kind === 'saved' && (
          <Notice tone="success" isLive>
            {t('saved')}
          </Notice>
        )}
        {outcome?.kind === 'sent' && (
          <Notice tone="success" isLive>
            {t('sent', { email: outcome.email })}
          </Notice>
        )}
        {choice && link && (
          <TopicForm
            link={link}
            leaveLink={choice.leaveLink}
            chosen={choice.topics}
            isEmpty={outcome?.kind === 'none'}
          />
        )}
        {!choice && outcome?.kind !== 'sent' && <EmailForm id="preferences" outcome={refused} submit={t('send')} />}
      </div>
    </>
  );
}
