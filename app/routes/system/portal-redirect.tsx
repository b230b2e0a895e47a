import { useTranslations } from 'use-intl';
import { StepHeading } from '#app/components/login/step-heading.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { endOf, readWay } from '#app/routes/login/sign-in-way.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { listMyCompanies } from '#modules/account/list-my-companies.server.ts';
import { portalUrl } from '#modules/market/hosts.ts';
import { ownHostsOf } from '#modules/market/own-hosts.server.ts';
import type { Route } from './+types/portal-redirect.ts';

/** Explains why a visitor cannot switch to a punch-out company, with a link to the market's portal. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { APP_ENV, PORT } = shop.env;
  const companies = await listMyCompanies(shop, visit);
  const mine = companies.ok ? companies.value : [];
  const wanted = Number(url.searchParams.get('company'));
  return {
    wanted: mine.find(({ id }) => id === wanted)?.name,
    current: mine.find(({ isCurrent }) => isCurrent)?.name,
    portal: portalUrl(visit.market, APP_ENV, PORT, ownHostsOf(shop.env)),
    back: endOf(readWay(url, visit.market, visit.language)),
  };
}

export default function PortalRedirect({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('login.portal');
  const { wanted, current, portal, back } = loaderData;
  return (
    <>
      <StepHeading title={t('title')} intro={wanted === undefined ? t('unnamed') : t('named', { company: wanted })} />
      {current !== undefined && <p className="mb-8 border-l-4 border-ink pl-4">{t('stays', { company: current })}</p>}
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={portal} size="large" reloadDocument>
          {t('go')}
        </ButtonLink>
        <ButtonLink to={back} size="large" kind="secondary" reloadDocument>
          {t('back')}
        </ButtonLink>
      </p>
    </>
  );
}
