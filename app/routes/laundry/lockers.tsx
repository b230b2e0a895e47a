import { useTranslations } from 'use-intl';
import { CompanyChoice } from '#app/components/company-settings/company-choice.tsx';
import { CompanyFrame } from '#app/components/history/company-frame.tsx';
import { AssignForm } from '#app/components/laundry/assign-form.tsx';
import { LockerList } from '#app/components/laundry/locker-list.tsx';
import { useDone } from '#app/components/shell/use-done.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { loadCompanyChoice } from '#app/routes/company-settings/load-settings.server.ts';
import { reportCompanyOf } from '#app/routes/garment/load-report.server.ts';
import { readCompanyTabs } from '#app/routes/history/history-place.server.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/lockers.ts';
import { changeLockers } from './change-lockers.server.ts';
import { loadLockers } from './load-lockers.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const companyId = reportCompanyOf(visit, url.searchParams);
  const tabs = await readCompanyTabs(shop, visit);
  if (companyId === undefined) return { tabs, choice: await loadCompanyChoice(shop, visit, url.searchParams) };
  return { tabs, page: await loadLockers(shop, visit, companyId, url.searchParams) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const companyId = reportCompanyOf(visit, url.searchParams);
  if (companyId === undefined) throw notFound();
  return changeLockers({ shop, visit, form: await postedForm(request), companyId });
}

export default function Lockers({ loaderData: { tabs, page, choice }, actionData }: Route.ComponentProps) {
  const t = useTranslations('laundry.lockers');
  const done = useDone({ assigned: t('done.assigned'), freed: t('done.freed') });
  const title = page ? t('of', { company: page.company }) : t('title');
  return (
    <CompanyFrame page="companyLockers" title={title} intro={t('intro')} tabs={tabs}>
      {done}
      {choice && <CompanyChoice {...choice} />}
      {page && (
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-6">
          {page.laundry === undefined && <Notice tone="note">{t('noLaundry')}</Notice>}
          <LockerList view={page} />
          {page.mayChange && page.laundry !== undefined && (
            <AssignForm
              key={actionData?.answerId ?? `${page.form.typed.locker} ${page.form.typed.position}`}
              view={page.form}
              answer={actionData}
            />
          )}
        </div>
      )}
    </CompanyFrame>
  );
}
