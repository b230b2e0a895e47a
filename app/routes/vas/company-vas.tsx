import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import type * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { Section } from '#app/components/account/section.tsx';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { LogoForm, logoIntent } from '#app/components/vas/logo-form.tsx';
import { Logos } from '#app/components/vas/logos.tsx';
import { OwnTextsForm } from '#app/components/vas/own-texts-form.tsx';
import { cardGrid, ServiceCard } from '#app/components/vas/service-card.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { Badge } from '#app/ui/badge.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { describeIssue } from '#core/fields.ts';
import { statusOf } from '#modules/refusals.ts';
import type { Shop } from '#modules/shop.server.ts';
import { describeServices } from '#modules/vas/list-services.server.ts';
import { changeOwnTexts, readOwnTexts } from '#modules/vas/own-texts.server.ts';
import { ownTextsInput } from '#modules/vas/vas-schema.ts';
import type { Visit } from '#modules/visit.ts';
import type { Route } from './+types/company-vas.ts';
import { loadLogos, uploadAsAsked } from './logos-as-asked.server.ts';
import { toOfferedService } from './to-offered-service.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const services = await describeServices(shop, visit);
  const own = services.length > 0 ? await readOwnTexts(shop, visit) : undefined;
  return {
    services: services.map((service) => toOfferedService(visit, service, 'excl')),
    own: own?.ok ? own.value : undefined,
    ...(await loadLogos(shop, visit)),
    isSaved: url.searchParams.has('saved'),
    isUploaded: url.searchParams.has('uploaded'),
  };
}

/** Saves the visitor's own data for texts, or a logo of the company. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const form = await postedForm(request);
  if (form.get('intent') === logoIntent) return uploadAsAsked({ shop, visit, form });
  const typed = Object.fromEntries(form);
  const read = ownTextsInput.safeParse(typed);
  if (!read.success)
    return data(
      { typed: textsOf(typed), problem: problemOf(shop, visit, read.error), logoProblem: undefined },
      { status: 422 },
    );
  const changed = await changeOwnTexts(shop, visit, read.data);
  if (!changed.ok && changed.refusal.code === 'occupation-fixed') {
    const problem = shop.texts.say(visit.language, 'refusals', 'occupation-fixed') ?? '';
    return data({ typed: textsOf(typed), problem, logoProblem: undefined }, { status: 403 });
  }
  if (!changed.ok) throw data(null, { status: statusOf[changed.refusal.code] });
  return redirect(`${routeHref('companyVas', visit.language)}?saved=1#own-data`);
}

/** The first problem of the form, with the field's name. */
function problemOf(shop: Shop, visit: Visit, { issues: [issue] }: z.ZodError): string {
  if (!issue) return '';
  const say = (domain: string, key: string, facts = {}) => shop.texts.say(visit.language, domain, key, facts) ?? key;
  const { code, facts } = describeIssue(issue);
  const isOccupation = issue.path[0] === 'occupation';
  return say('validation', code, {
    field: say('vas', `parameters.${isOccupation ? 'occupation' : 'vascustomizedtext'}`),
    ...facts,
  });
}

const textsOf = ({ occupation, customizedText }: Record<string, unknown>) => ({
  occupation: typeof occupation === 'string' ? occupation : '',
  customizedText: typeof customizedText === 'string' ? customizedText : '',
});

/** The services of the visitor's company, and the visitor's own data for texts. */
export default function CompanyVas({ loaderData, actionData }: Route.ComponentProps) {
  const { services, own, logos, mayUpload, isSaved, isUploaded } = loaderData;
  const t = useTranslations('vas');
  const { href } = useShop();
  const link = (
    <PageLink href={href('vas')} className="underline underline-offset-4">
      {t('company.all')}
    </PageLink>
  );
  return (
    <>
      <title>{`${t('company.title')} | Yrke`}</title>
      <PageHeading title={t('company.title')} intro={services.length > 0 && t('company.intro')} />
      {services.length === 0 ? (
        <EmptyState title={t('company.none')} actions={link} />
      ) : (
        <>
          <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
            {link}
            <a href="#logos" className="underline underline-offset-4">
              {t('logo.title')}
            </a>
            {own && (
              <a href="#own-data" className="underline underline-offset-4">
                {t('mine.title')}
              </a>
            )}
          </p>
          <Notice className="my-6">{t('returns')}</Notice>
          <ul className={cardGrid}>
            {services.map((service) => (
              <ServiceCard
                key={service.id}
                service={service}
                badge={
                  <Badge
                    tone={service.mandatory || service.preselected ? 'signal' : 'neutral'}
                    className="justify-self-start"
                  >
                    {t(`company.${service.mandatory ? 'mandatory' : service.preselected ? 'preselected' : 'free'}`)}
                  </Badge>
                }
              />
            ))}
          </ul>
          <div className="mt-10 border-t border-line">
            <Section id="logos" title={t('logo.title')} text={mayUpload ? t('logo.text') : undefined}>
              <div className="grid gap-8">
                {isUploaded && actionData?.logoProblem === undefined && (
                  <Notice tone="success">{t('logo.uploaded')}</Notice>
                )}
                <Logos logos={logos} />
                {mayUpload && <LogoForm key={logos.length} logos={logos} problem={actionData?.logoProblem} />}
              </div>
            </Section>
          </div>
          {own && <OwnTextsForm own={own} typed={actionData?.typed} problem={actionData?.problem} isSaved={isSaved} />}
        </>
      )}
    </>
  );
}
