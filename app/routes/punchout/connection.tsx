import { useTranslations } from 'use-intl';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { CompanyFrame } from '#app/components/history/company-frame.tsx';
import { ChangeConnection, ConnectionNotice } from '#app/components/punchout/change-connection.tsx';
import { ConnectionLog } from '#app/components/punchout/connection-log.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { readCompanyTabs } from '#app/routes/history/history-place.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Visit } from '#modules/visit.ts';
import type { Route } from './+types/connection.ts';
import { changeConnectionPage } from './change-connection.server.ts';
import { loadConnection } from './load-connection.server.ts';
import { loadSettings } from './load-settings.server.ts';

function ownCompanyOf({ claims }: Visit): number {
  const companyId = claims?.company_id;
  if (companyId === undefined) throw notFound();
  return companyId;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const companyId = ownCompanyOf(visit);
  return {
    page: await loadConnection(shop, visit, companyId, url.searchParams),
    changeable: await loadSettings(shop, visit, companyId),
    tabs: await readCompanyTabs(shop, visit),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const companyId = ownCompanyOf(visit);
  const hrefOf = (done: string) => `${routeHref('companyPunchout', visit.language)}?done=${done}`;
  return changeConnectionPage({ shop, visit, form: await postedForm(request), companyId, hrefOf });
}

/** The procurement system of one's own company. */
export default function CompanyPunchout({ loaderData: { page, changeable, tabs }, actionData }: Route.ComponentProps) {
  const t = useTranslations('punchout');
  const { href } = useShop();
  return (
    <CompanyFrame page="companyPunchout" title={t('own')} intro={t('ownIntro')} tabs={tabs}>
      <ConnectionNotice answer={actionData} />
      <p className="my-6">
        <ButtonLink to={href('companyPunchoutTrial')} kind="secondary" reloadDocument>
          {t('trial.title')}
        </ButtonLink>
      </p>
      <div className="grid gap-4">
        <ConnectionLog page={page} />
        <ChangeConnection changeable={changeable} answer={actionData} />
      </div>
    </CompanyFrame>
  );
}
