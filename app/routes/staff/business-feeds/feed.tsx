import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import * as z from 'zod';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { FeedCounts } from '#app/components/staff/business-feeds/feed-counts.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import { Notice } from '#app/ui/notice.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { DetailPage, DetailSection } from '#app/work/detail/detail-page.tsx';
import { JobErrors } from '#app/work/job/job-errors.tsx';
import { JobMark } from '#app/work/job/job-mark.tsx';
import { JobProgress } from '#app/work/job/job-progress.tsx';
import { mayDo } from '#modules/auth/may-do.ts';
import { failureOf, isOver } from '#modules/bulk-job/bulk-job.ts';
import { getFeed, stopFeed } from '#modules/business-feed/read-feeds.server.ts';
import type { Route } from './+types/feed.ts';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  if (!z.uuid().safeParse(id).success) throw notFound();
  const found = await getFeed(context.get(shopContext), context.get(visitContext), id);
  if (!found.ok) throw notFound();
  const { source, state, total, done, accepted, refused, resultFile, isCancelAsked, createdAt } = found.value;
  const { counts, errors } = found.value;
  return {
    id,
    mayStop: mayDo(context.get(visitContext).claims, 'customers'),
    source,
    state,
    total,
    done,
    accepted,
    refused,
    failure: failureOf(found.value),
    isCancelAsked,
    createdAt,
    hasFile: resultFile !== undefined,
    counts: { ...counts, refused },
    errors,
  };
}

export async function action({ context, params: { id }, url }: Route.ActionArgs) {
  if (!z.uuid().safeParse(id).success) throw notFound();
  const stopped = await stopFeed(context.get(shopContext), context.get(visitContext), id);
  // A feed that has ended meanwhile is not an error; the page shows its state.
  if (!stopped.ok && stopped.refusal.code !== 'import-over') throw notFound();
  return redirect(url.pathname);
}

export default function StaffBusinessFeed({ loaderData }: Route.ComponentProps) {
  const { id, source, failure, hasFile, createdAt, counts, errors } = loaderData;
  const t = useTranslations('work.feeds');
  const imports = useTranslations('work.imports');
  const jobs = useTranslations('work.jobs');
  const time = useMoment('time');
  const { href } = useShop();
  return (
    <DetailPage
      title={t('feed', { source })}
      intro={time(createdAt)}
      back={{ href: href('staffBusinessFeeds'), text: t('title') }}
      status={<JobMark row={loaderData} />}
      notice={
        failure !== undefined && (
          <Notice tone="danger" className="mb-4">
            {jobs(`failed.${failure}`)}
          </Notice>
        )
      }
    >
      {!isOver(loaderData) && <JobProgress job={loaderData} mayStop={loaderData.mayStop} />}
      {isOver(loaderData) && (
        <DetailSection title={t('result')}>
          <FeedCounts counts={counts} />
        </DetailSection>
      )}
      {hasFile && (
        <p className="mb-4">
          <TextLink to={href('staffBusinessFeedFile', { id })} reloadDocument>
            {imports('file')}
          </TextLink>
        </p>
      )}
      <JobErrors errors={errors} />
    </DetailPage>
  );
}
