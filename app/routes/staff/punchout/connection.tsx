import { useTranslations } from 'use-intl';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { ChangeConnection, ConnectionNotice } from '#app/components/punchout/change-connection.tsx';
import { ConnectionLog } from '#app/components/punchout/connection-log.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { changeConnectionPage } from '#app/routes/punchout/change-connection.server.ts';
import { loadConnection } from '#app/routes/punchout/load-connection.server.ts';
import { loadSettings } from '#app/routes/punchout/load-settings.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { DetailPage } from '#app/work/detail/detail-page.tsx';
import { mayDo } from '#modules/auth/may-do.ts';
import type { Route } from './+types/connection.ts';
import { companyIdOf } from './company-id.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const companyId = companyIdOf(params.id);
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const mayChange = mayDo(visit.claims, 'customers');
  return {
    page: await loadConnection(shop, visit, companyId, url.searchParams),
    changeable: mayChange ? await loadSettings(shop, visit, companyId) : undefined,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const companyId = companyIdOf(params.id);
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const hrefOf = (done: string) =>
    `${routeHref('staffPunchoutConnection', visit.language, { id: String(companyId) })}?done=${done}`;
  return changeConnectionPage({ shop, visit, form: await postedForm(request), companyId, hrefOf });
}

/** The procurement system of one company. */
export default function StaffPunchoutConnection({
  loaderData: { page, changeable },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslations('punchout');
  const { href } = useShop();
  const { company, companyId, protocol } = page.connection;
  return (
    <DetailPage
      title={company}
      back={{ href: href('staffPunchout'), text: t('title') }}
      status={protocol !== 'None' && <Badge>{t(`protocol.${protocol}`)}</Badge>}
      actions={
        changeable && (
          <ButtonLink to={href('staffPunchoutTrial', { id: String(companyId) })} kind="secondary" reloadDocument>
            {t('trial.title')}
          </ButtonLink>
        )
      }
      notice={<ConnectionNotice answer={actionData} />}
    >
      <ConnectionLog page={page} />
      {changeable && <ChangeConnection changeable={changeable} answer={actionData} />}
    </DetailPage>
  );
}
