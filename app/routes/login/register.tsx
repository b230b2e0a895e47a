import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { MailSent } from '#app/components/login/mail-sent.tsx';
import { RegisterForm } from '#app/components/login/register-form.tsx';
import { StepHeading } from '#app/components/login/step-heading.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { answerForm, refusalsOfPassword } from '#app/forms/answer-form.server.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { registerInput } from '#modules/account/account-schema.ts';
import { register } from '#modules/account/register.server.ts';
import { statusOf } from '#modules/refusals.ts';
import type { Route } from './+types/register.ts';
import { readLegalLinks } from './read-legal-links.server.ts';
import { endOf, readWay, stepHref } from './sign-in-way.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { market, language, claims } = visit;
  const way = readWay(url, market, language);
  if (claims) throw redirect(endOf(way));
  const status = market.b2CActivate ? 200 : statusOf['registration-closed'];
  const legal = await readLegalLinks({ shop: context.get(shopContext), visit });
  const links = { signIn: stepHref('/login', way), apply: stepHref('/register/company', way) };
  return data({ isOpen: market.b2CActivate, ...links, legal }, { status });
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  return answerForm(
    { shop, visit, form: await postedForm(request) },
    {
      intent: 'register',
      domain: 'login',
      schema: registerInput,
      labels: {
        firstName: 'register.firstName',
        lastName: 'register.lastName',
        emailAddress: 'signIn.email',
        password: 'signIn.password',
      },
      run: (input) => register(shop, visit, input),
      fieldOf: refusalsOfPassword('password'),
      done: ({ emailAddress }) => data({ sentTo: emailAddress }),
    },
  );
}

export default function Register({ loaderData: { isOpen, signIn, apply, legal }, actionData }: Route.ComponentProps) {
  const t = useTranslations('login');
  if (!isOpen)
    return (
      <>
        <StepHeading title={t('register.closedTitle')} intro={t('register.closedText')} />
        <ButtonLink to={signIn} size="large">
          {t('signIn.submit')}
        </ButtonLink>
        <p className="mt-6">
          <TextLink to={apply}>{t('apply.link')}</TextLink>
        </p>
      </>
    );
  if (actionData && 'sentTo' in actionData)
    return (
      <MailSent title={t('register.sentTitle')} text={t('register.sentText', { email: actionData.sentTo })}>
        <p className="text-quiet">{t('forgotten.notArrived')}</p>
      </MailSent>
    );
  return (
    <>
      <StepHeading title={t('register.title')} intro={t('register.intro')} />
      <RegisterForm outcome={actionData} legal={legal} />
      <div className="mt-8 grid gap-2 border-t border-line pt-6">
        <p>
          {t('register.known')} <TextLink to={signIn}>{t('signIn.submit')}</TextLink>
        </p>
        <p className="text-sm text-quiet">
          {t('signIn.companies')} <TextLink to={apply}>{t('apply.link')}</TextLink>
        </p>
      </div>
    </>
  );
}
