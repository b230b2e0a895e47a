import { History } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AreaFrame } from '#app/components/account/area-frame.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import {
  ChangeActor,
  ChangeAfter,
  ChangeBefore,
  ChangeTime,
  ChangeWhat,
} from '#app/components/staff/history/change-cells.tsx';
import type { ChangeRow } from '#app/components/staff/history/change-row.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { ListPage } from '#app/work/list/list-page.tsx';
import type { Column } from '#app/work/list/list-parts.ts';
import { loadList } from '#app/work/list/load-list.server.ts';
import { companyReachOf } from '#modules/company/company-team.ts';
import { readCompanyTerms } from '#modules/company/company-terms.server.ts';
import { companyActions } from '#modules/company-history/company-audit.ts';
import { readCompanyTabs } from '../history/history-place.server.ts';
import type { Route } from './+types/history.ts';
import { companyChangeSource } from './company-change-source.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { settings } = await readCompanyTerms(shop, visit.claims?.company_id);
  return {
    isOwn: visit.claims !== undefined && companyReachOf(visit.claims, settings) !== 'company',
    tabs: await readCompanyTabs(shop, visit),
    list: await loadList(shop, visit, companyChangeSource, url.searchParams),
  };
}

export default function CompanyHistory({ loaderData: { isOwn, tabs, list } }: Route.ComponentProps) {
  const t = useTranslations('audit');
  const nav = useTranslations('history');
  const { href } = useShop();
  const columns: Column<ChangeRow>[] = [
    { id: 'when', head: t('changes.when'), sort: 'time', Cell: ChangeTime },
    { id: 'who', head: t('changes.who'), Cell: ChangeActor },
    { id: 'what', head: t('changes.what'), Cell: ChangeWhat },
    { id: 'before', head: t('changes.before'), isLong: true, Cell: ChangeBefore },
    { id: 'after', head: t('changes.after'), isLong: true, Cell: ChangeAfter },
  ];
  return (
    <AreaFrame
      label={nav('company')}
      links={tabs.map((name) => ({ page: name, text: nav(`nav.${name}`) }))}
      current="companyHistory"
    >
      <ListPage
        title={t('changes.title')}
        intro={t(isOwn ? 'changes.ownIntro' : 'changes.companyIntro')}
        name="company-history"
        list={list}
        columns={columns}
        keyOf={({ id }) => String(id)}
        nameOf={({ action }) => t(`actions.${action}`)}
        filters={[
          {
            name: 'action',
            label: t('changes.action'),
            options: companyActions.map((value) => ({ value, label: t(`actions.${value}`) })),
          },
          { name: 'from', label: t('changes.from'), isDay: true },
          { name: 'to', label: t('changes.to'), isDay: true },
        ]}
        exportHref={href('companyHistoryFile')}
        empty={{ title: t('changes.none'), icon: <History aria-hidden="true" /> }}
      />
    </AreaFrame>
  );
}
