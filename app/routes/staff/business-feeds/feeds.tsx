import { FileUp } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { FeedStart } from '#app/components/staff/business-feeds/feed-start.tsx';
import { ImportTime } from '#app/components/staff/imports/import-cells.tsx';
import type { ImportView } from '#app/components/staff/imports/import-view.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { JobMark } from '#app/work/job/job-mark.tsx';
import { ListPage } from '#app/work/list/list-page.tsx';
import type { Column } from '#app/work/list/list-parts.ts';
import { loadList } from '#app/work/list/load-list.server.ts';
import { mayDo } from '#modules/auth/may-do.ts';
import type { Route } from './+types/feeds.ts';
import { feedSource } from './feed-source.server.ts';
import { sendFeed } from './send-feed.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const list = await loadList(context.get(shopContext), visit, feedSource, url.searchParams);
  return { list, maySend: mayDo(visit.claims, 'customers') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  return sendFeed({ shop: context.get(shopContext), visit: context.get(visitContext), form });
}

export default function StaffBusinessFeeds({ loaderData: { list, maySend }, actionData }: Route.ComponentProps) {
  const t = useTranslations('work.feeds');
  const imports = useTranslations('work.imports');
  const { number } = useFormatter();
  const { href } = useShop();
  const columns: Column<ImportView>[] = [
    { id: 'source', head: imports('source'), text: ({ source }) => source },
    { id: 'state', head: imports('state'), Cell: JobMark },
    { id: 'started', head: imports('started'), sort: 'started', Cell: ImportTime },
    { id: 'accepted', head: imports('accepted'), isNumber: true, text: ({ accepted }) => number(accepted) },
    { id: 'refused', head: imports('refused'), isNumber: true, text: ({ refused }) => number(refused) },
  ];
  return (
    <ListPage
      title={t('title')}
      intro={t('intro')}
      name="staff-business-feeds"
      notice={
        maySend && (
          <div className="mb-4">
            <FeedStart key={actionData?.answerId} result={actionData?.result} />
          </div>
        )
      }
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ source }) => t('feed', { source })}
      hrefOf={({ id }) => href('staffBusinessFeed', { id })}
      presets={[{ text: imports('refusedOnly'), query: 'show=refused' }]}
      empty={{ title: t('none'), icon: <FileUp aria-hidden="true" /> }}
    />
  );
}
