import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import * as z from 'zod';
import { AreaFrame } from '#app/components/account/area-frame.tsx';
import { Refused } from '#app/components/account/refused.tsx';
import { queryOfCompany } from '#app/components/people/people-view.ts';
import { AttentionLines } from '#app/components/people-import/attention-lines.tsx';
import { ImportCounts } from '#app/components/people-import/import-counts.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { DetailPage, DetailSection } from '#app/work/detail/detail-page.tsx';
import { JobMark } from '#app/work/job/job-mark.tsx';
import { JobProgress } from '#app/work/job/job-progress.tsx';
import { isOver } from '#modules/bulk-job/bulk-job.ts';
import type { Route } from './+types/import-sheet.ts';
import { changeSheet } from './change-import.server.ts';
import { loadSheet } from './load-sheet.server.ts';

export function loader({ context, params: { importId } }: Route.LoaderArgs) {
  if (!z.uuid().safeParse(importId).success) throw notFound();
  return loadSheet(context.get(shopContext), context.get(visitContext), importId);
}

export async function action({ context, request, params: { importId } }: Route.ActionArgs) {
  if (!z.uuid().safeParse(importId).success) throw notFound();
  const form = await postedForm(request);
  return changeSheet({ shop: context.get(shopContext), visit: context.get(visitContext), form }, importId);
}

export default function CompanyImportSheet({ loaderData: { tabs, sheet }, actionData }: Route.ComponentProps) {
  const t = useTranslations('people-import');
  const nav = useTranslations('history');
  const { href } = useShop();
  const { job, counts } = sheet;
  const company = queryOfCompany(sheet.companyId);
  const isAtRest = !job || isOver(job);
  return (
    <AreaFrame
      label={nav('company')}
      links={tabs.map((name) => ({ page: name, text: nav(`nav.${name}`) }))}
      current="companyAdministration"
    >
      <DetailPage
        title={sheet.fileName || t('title')}
        back={{ href: `${href('companyImport')}${company}`, text: t('title') }}
        status={job && <JobMark row={job} />}
        notice={<Refused key={actionData?.answerId} result={actionData?.result} />}
      >
        {job && !isOver(job) && <JobProgress job={job} mayStop />}
        {job && isOver(job) && (
          <Notice tone={job.state === 'done' ? 'success' : 'warn'}>
            {t('applied', { accepted: job.accepted, refused: job.refused })}{' '}
            <TextLink to={`${href('companyAdministration')}${company}`}>{t('toPeople')}</TextLink>
          </Notice>
        )}
        <DetailSection title={t(job ? 'resultTitle' : 'previewTitle')} text={counts.offer > 0 && t('offerText')}>
          <ImportCounts counts={counts} />
          {sheet.unread.length > 0 && (
            <p className="mt-3 text-sm text-quiet wrap-anywhere">{t('unread', { names: sheet.unread.join(', ') })}</p>
          )}
          {isAtRest && (sheet.open > 0 || !job) && (
            <div className="mt-4 flex flex-wrap gap-3">
              {sheet.open > 0 && (
                <Form method="post">
                  <input type="hidden" name="intent" value="apply" />
                  <Button type="submit">{t('apply', { count: sheet.open })}</Button>
                </Form>
              )}
              {!job && (
                <Form method="post">
                  <input type="hidden" name="intent" value="discard" />
                  <Button type="submit" kind="quiet">
                    {t('discard')}
                  </Button>
                </Form>
              )}
            </div>
          )}
          {isAtRest && counts.attention + (job ? sheet.open : 0) > 0 && (
            <p className="mt-4 text-sm">
              <TextLink to={href('companyImportRejected', { importId: sheet.id })} reloadDocument>
                {t('rejected')}
              </TextLink>
            </p>
          )}
        </DetailSection>
        <AttentionLines
          attention={sheet.attention}
          counts={counts}
          mayCorrect={isAtRest}
          isApplied={job !== undefined}
        />
      </DetailPage>
    </AreaFrame>
  );
}
