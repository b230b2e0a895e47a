import { History } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import {
  ChangeActor,
  ChangeAfter,
  ChangeBefore,
  ChangeSubject,
  ChangeTime,
} from '#app/components/staff/history/change-cells.tsx';
import type { ChangeRow } from '#app/components/staff/history/change-row.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { ListPage } from '#app/work/list/list-page.tsx';
import type { Column } from '#app/work/list/list-parts.ts';
import { loadList } from '#app/work/list/load-list.server.ts';
import { auditActionNames } from '#modules/audit/audit-actions.ts';
import type { Route } from './+types/history.ts';
import { changeSource } from './change-source.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(context.get(shopContext), context.get(visitContext), changeSource, url.searchParams);
}

export default function StaffHistory({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('audit');
  const { href } = useShop();
  const columns: Column<ChangeRow>[] = [
    { id: 'when', head: t('changes.when'), sort: 'time', Cell: ChangeTime },
    { id: 'who', head: t('changes.who'), Cell: ChangeActor },
    { id: 'what', head: t('changes.what'), text: ({ action }) => t(`actions.${action}`) },
    { id: 'subject', head: t('changes.subject'), Cell: ChangeSubject },
    { id: 'before', head: t('changes.before'), isLong: true, Cell: ChangeBefore },
    { id: 'after', head: t('changes.after'), isLong: true, Cell: ChangeAfter },
  ];
  return (
    <ListPage
      title={t('changes.title')}
      intro={t('changes.intro')}
      name="staff-history"
      list={loaderData}
      columns={columns}
      keyOf={({ id }) => String(id)}
      nameOf={({ action }) => t(`actions.${action}`)}
      filters={[
        { name: 'subject', label: t('changes.subject') },
        { name: 'actor', label: t('changes.actor') },
        {
          name: 'action',
          label: t('changes.action'),
          options: auditActionNames.map((value) => ({ value, label: t(`actions.${value}`) })),
        },
        { name: 'from', label: t('changes.from'), isDay: true },
        { name: 'to', label: t('changes.to'), isDay: true },
      ]}
      exportHref={href('staffExport', { list: 'history' })}
      empty={{ title: t('changes.none'), icon: <History aria-hidden="true" /> }}
    />
  );
}
