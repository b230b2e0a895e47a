import { useTranslations } from 'use-intl';
import { CompanyFrame } from '#app/components/history/company-frame.tsx';
import { OpenTasks } from '#app/components/history/open-tasks.tsx';
import { Overview } from '#app/components/history/overview.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/company.ts';
import { readHistoryPlace } from './history-place.server.ts';
import { loadOpenTasks } from './load-open-tasks.server.ts';
import { loadOverview } from './load-overview.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  return {
    ...(await readHistoryPlace(shop, visit)),
    tasks: await loadOpenTasks(shop, visit),
    overview: await loadOverview(shop, visit, 'all'),
  };
}

export default function Company({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('overview.company');
  return (
    <CompanyFrame page="company" title={t('title')} intro={t('intro')} tabs={loaderData.tabs}>
      <OpenTasks tasks={loaderData.tasks} />
      <Overview view={loaderData.overview} />
    </CompanyFrame>
  );
}
