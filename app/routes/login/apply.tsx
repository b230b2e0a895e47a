import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { CompanyApplicationForm } from '#app/components/login/company-application-form.tsx';
import { MailSent } from '#app/components/login/mail-sent.tsx';
import { StepHeading } from '#app/components/login/step-heading.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { applicationInput } from '#modules/company-application/application-schema.ts';
import { applyForCompany, stampOf } from '#modules/company-application/apply.server.ts';
import { regionsOf } from '#modules/market/regions.ts';
import { statusOf } from '#modules/refusals.ts';
import type { Route } from './+types/apply.ts';
import { readLegalLinks } from './read-legal-links.server.ts';
import { endOf, readWay, stepHref } from './sign-in-way.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const way = readWay(url, visit.market, visit.language);
  if (visit.claims) throw redirect(endOf(way));
  return {
    stamp: stampOf(shop, visit),
    regions: regionsOf(visit.market.iso2, visit.language),
    signIn: stepHref('/login', way),
    legal: await readLegalLinks({ shop, visit }),
  };
}

/** A form that was open for too long gets a new moment; a corrected one keeps the first. */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) =>
  actionStatus === statusOf['form-too-old'];

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
      intent: 'apply',
      domain: 'login',
      schema: applicationInput(visit.market),
      labels: Object.fromEntries([...form.keys()].map((name) => [name, `apply.${name}`])),
      run: (input) => applyForCompany(shop, visit, { data: input, stamp: textIn('stamp'), bait: textIn('homepage') }),
      done: ({ emailAddress }) => data({ sentTo: emailAddress }),
    },
  );
}

export default function Apply({ loaderData: { stamp, regions, signIn, legal }, actionData }: Route.ComponentProps) {
  const t = useTranslations('login');
  if (actionData && 'sentTo' in actionData)
    return <MailSent title={t('apply.sentTitle')} text={t('apply.sentText', { email: actionData.sentTo })} />;
  return (
    <>
      <StepHeading title={t('apply.title')} intro={t('apply.intro')} />
      <CompanyApplicationForm outcome={actionData} stamp={stamp} regions={regions} privacy={legal.privacy} />
      <p className="mt-8 border-t border-line pt-6">
        {t('register.known')} <TextLink to={signIn}>{t('signIn.submit')}</TextLink>
      </p>
    </>
  );
}
