import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { ContactForm } from '#app/components/contact/contact-form.tsx';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { readLegalLinks } from '#app/routes/login/read-legal-links.server.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { contactInput } from '#modules/contact/contact-schema.ts';
import { sendMessage, stampContact } from '#modules/contact/send-message.server.ts';
import { statusOf } from '#modules/refusals.ts';
import type { Route } from './+types/contact.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { privacy } = await readLegalLinks({ shop, visit });
  return { stamp: stampContact(shop, visit), privacy };
}

/** A form that was open for too long gets a new time; a corrected one keeps the first. */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) =>
  actionStatus === undefined || actionStatus === statusOf['form-too-old'];

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const form = await postedForm(request);
  const textIn = (name: string) => {
    const sent = form.get(name);
    return typeof sent === 'string' ? sent : '';
  };
  return answerForm(
    { shop, visit, form },
    {
      intent: 'contact',
      domain: 'contact',
      schema: contactInput,
      run: (message) => sendMessage(shop, visit, { message, stamp: textIn('stamp'), bait: textIn('homepage') }),
      done: ({ emailAddress }) => data({ sentTo: emailAddress }),
    },
  );
}

/** Write to customer service. */
export default function Contact({ loaderData: { stamp, privacy }, actionData }: Route.ComponentProps) {
  const t = useTranslations('contact');
  const { href } = useShop();
  const sentTo = actionData && 'sentTo' in actionData ? actionData.sentTo : undefined;
  const refused = actionData && 'result' in actionData ? actionData : undefined;
  return (
    <>
      <title>{`${t('title')} | Yrke`}</title>
      <meta name="description" content={t('intro')} />
      <PageHeading title={t('title')} intro={t('intro')} className="mb-8" />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {sentTo === undefined ? (
          <ContactForm outcome={refused} stamp={stamp} privacy={privacy} />
        ) : (
          <Notice tone="success" isLive title={t('sentTitle')}>
            {t('sentText', { email: sentTo })}
          </Notice>
        )}
        <aside className="grid gap-3 border border-line bg-paper p-5">
          <h2 className="font-display text-xl font-semibold">{t('otherWays')}</h2>
          <p className="text-sm text-quiet text-pretty">{t('orderHint')}</p>
          <ul className="grid">
            {(['accountOrders', 'sizeguide', 'findStore'] as const).map((page) => (
              <li key={page}>
                <PageLink href={href(page)} className="inline-block py-2 underline underline-offset-4">
                  {t(`links.${page}`)}
                </PageLink>
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </>
  );
}
