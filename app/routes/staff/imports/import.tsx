import { redirect } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import * as z from 'zod';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import { Notice } from '#app/ui/notice.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { DetailPage } from '#app/work/detail/detail-page.tsx';
import { JobErrors } from '#app/work/job/job-errors.tsx';
import { JobMark } from '#app/work/job/job-mark.tsx';
import { JobProgress } from '#app/work/job/job-progress.tsx';
import { mayDo } from '#modules/auth/may-do.ts';
import { failureOf, isOver } from '#modules/bulk-job/bulk-job.ts';
import { cancelImport, getImport } from '#modules/catalogue/request-import.server.ts';
import type { Route } from './+types/import.ts';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  if (!z.uuid().safeParse(id).success) throw notFound();
  const found = await getImport(context.get(shopContext), context.get(visitContext), id);
  if (!found.ok) throw notFound();
  const { source, state, total, done, accepted, refused, resultFile, isCancelAsked, createdAt, complaints } =
    found.value;
  const counts = { accepted, refused, done, total };
  const mayStop = mayDo(context.get(visitContext).claims, 'catalogue');
  return {
    id,
    mayStop,
    source,
    state,
    ...counts,
    failure: failureOf(found.value),
    hasFile: resultFile !== undefined,
    isCancelAsked,
    createdAt,
    complaints,
  };
}

export async function action({ context, params: { id }, url }: Route.ActionArgs) {
  if (!z.uuid().safeParse(id).success) throw notFound();
  const stopped = await cancelImport(context.get(shopContext), context.get(visitContext), id);
  // An import that has ended meanwhile is not an error; the page shows its state.
  if (!stopped.ok && stopped.refusal.code !== 'import-over') throw notFound();
  return redirect(url.pathname);
}

export default function StaffImport({ loaderData }: Route.ComponentProps) {
  const { id, source, accepted, refused, failure, hasFile, createdAt, complaints } = loaderData;
  const t = useTranslations('work.imports');
  const jobs = useTranslations('work.jobs');
  const { number } = useFormatter();
  const time = useMoment('time');
  const { href } = useShop();
  return (
    <DetailPage
      title={t('import', { source })}
      intro={`${time(createdAt)} · ${t('accepted')}: ${number(accepted)} · ${t('refused')}: ${number(refused)}`}
      back={{ href: href('staffImports'), text: t('title') }}
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
      {hasFile && (
        <p className="mb-4">
          <TextLink to={href('staffImportFile', { id })} reloadDocument>
            {t('file')}
          </TextLink>
        </p>
      )}
      <JobErrors errors={complaints} />
    </DetailPage>
  );
}
