import { useTranslations } from 'use-intl';
import { CompanyFrame } from '#app/components/history/company-frame.tsx';
import { ConnectionLog } from '#app/components/punchout/connection-log.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import { readCompanyTabs } from '#app/routes/history/history-place.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Route } from './+types/connection.ts';
import { loadConnection } from './load-connection.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const companyId = visit.claims?.company_id;
  if (companyId === undefined) throw notFound();
  const page = await loadConnection(shop, visit, companyId, url.searchParams);
  return { page, tabs: await readCompanyTabs(shop, visit) };
}

/** The procurement system of one's own company. */
export default function CompanyPunchout({ loaderData: { page, tabs } }: Route.ComponentProps) {
  const t = useTranslations('punchout');
  const { href } = useShop();
  return (
    <CompanyFrame page="companyPunchout" title={t('own')} intro={t('ownIntro')} tabs={tabs}>
      <p className="mb-4">
        <ButtonLink to={href('companyPunchoutTrial')} kind="secondary" reloadDocument>
          {t('trial.title')}
        </ButtonLink>
      </p>
      <ConnectionLog page={page} />
    </CompanyFrame>
  );
}
