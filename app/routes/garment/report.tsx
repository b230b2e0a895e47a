import { useTranslations } from 'use-intl';
import { CompanyChoice } from '#app/components/company-settings/company-choice.tsx';
import { LaundryReport } from '#app/components/garment/laundry-report.tsx';
import { ReplaceProposals } from '#app/components/garment/replace-proposals.tsx';
import { CompanyFrame } from '#app/components/history/company-frame.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { loadCompanyChoice } from '#app/routes/company-settings/load-settings.server.ts';
import { readCompanyTabs } from '#app/routes/history/history-place.server.ts';
import type { Route } from './+types/report.ts';
import { loadReport, replaceGarments, reportCompanyOf } from './load-report.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const companyId = reportCompanyOf(visit, url.searchParams);
  const tabs = await readCompanyTabs(shop, visit);
  if (companyId === undefined) return { tabs, choice: await loadCompanyChoice(shop, visit, url.searchParams) };
  return { tabs, report: await loadReport(shop, visit, companyId) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const companyId = reportCompanyOf(visit, url.searchParams);
  if (companyId === undefined) throw notFound();
  return replaceGarments({ shop, visit }, companyId, await postedForm(request));
}

export default function Report({ loaderData: { tabs, report, choice }, actionData }: Route.ComponentProps) {
  const t = useTranslations('garment.report');
  return (
    <CompanyFrame page="companyLaundryReport" title={t('title')} intro={t('intro')} tabs={tabs}>
      {choice && <CompanyChoice {...choice} />}
      {report && (
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-8">
          <ReplaceProposals report={report} problem={actionData?.problem} />
          <LaundryReport report={report} />
        </div>
      )}
    </CompanyFrame>
  );
}
