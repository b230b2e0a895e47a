import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { CompanyChoice } from '#app/components/login/company-choice.tsx';
import { DemoPeople } from '#app/components/login/demo-people.tsx';
import { SignInForm } from '#app/components/login/sign-in-form.tsx';
import { StepHeading } from '#app/components/login/step-heading.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import type { Route } from './+types/sign-in.ts';
import { listDemoGroups } from './list-demo-people.server.ts';
import { readReseller } from './read-reseller.server.ts';
import { takeCompany, takeDemoPerson, takePassword } from './sign-in-steps.server.ts';
import { placeInstead, readWay, stepHref } from './sign-in-way.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const way = readWay(url, visit.market, visit.language);
  const instead = placeInstead(visit, way);
  if (instead !== undefined) throw redirect(instead);
  const reseller = await readReseller({ shop, visit }, way);
  return {
    reseller: reseller?.name,
    demo: await listDemoGroups({ shop, visit }, reseller?.companyId),
    mayRegister: visit.market.b2CActivate,
    signIn: stepHref('/login', way),
    forgotten: stepHref('/login/forgotten', way),
    register: stepHref('/register', way),
    apply: stepHref('/register/company', way),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const way = readWay(url, visit.market, visit.language);
  const asked = { shop: context.get(shopContext), visit, way };
  const sent = await postedForm(request);
  switch (sent.get('step')) {
    case 'company':
      return takeCompany(asked, sent);
    case 'demo':
      return takeDemoPerson(asked, sent);
    default:
      return takePassword(asked, sent);
  }
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('login.signIn');
  const forCompanies = useTranslations('login.apply');
  const { reseller, demo, mayRegister, signIn, forgotten, register, apply } = loaderData;
  if (actionData && 'ticket' in actionData) return <CompanyChoice {...actionData} signIn={signIn} />;
  const elsewhere = actionData?.elsewhere;
  return (
    <>
      <StepHeading
        title={reseller ? t('resellerTitle', { name: reseller }) : t('title')}
        eyebrow={reseller && t('reseller', { name: reseller })}
      />
      <SignInForm outcome={actionData} forgotten={forgotten} />
      {elsewhere && (
        <p className="mt-4">
          <TextLink to={elsewhere.url} look="onward">
            {t('elsewhere', { market: elsewhere.name })}
          </TextLink>
        </p>
      )}
      <div className="mt-8 grid gap-2 border-t border-line pt-6">
        {mayRegister && !reseller && (
          <p>
            {t('newHere')} <TextLink to={register}>{t('register')}</TextLink>
          </p>
        )}
        <p className="text-sm text-quiet">
          {t('companies')} <TextLink to={apply}>{forCompanies('link')}</TextLink>
        </p>
      </div>
      {demo.length > 0 && <DemoPeople groups={demo} />}
    </>
  );
}
