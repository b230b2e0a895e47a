import { useTranslations } from 'use-intl';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { CompanyFrame } from '#app/components/history/company-frame.tsx';
import { Trial } from '#app/components/punchout/trial.tsx';
import { trialAnswerOf } from '#app/components/punchout/trial-answer.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { readCompanyTabs } from '#app/routes/history/history-place.server.ts';
import type { Route } from './+types/trial.ts';
import { changeTrialPage } from './change-trial.server.ts';
import { loadTrial } from './load-trial.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const companyId = visit.claims?.company_id;
  if (companyId === undefined) throw notFound();
  return { page: await loadTrial(shop, visit, companyId, url.searchParams), tabs: await readCompanyTabs(shop, visit) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const companyId = visit.claims?.company_id;
  if (companyId === undefined) throw notFound();
  const hrefOf = (trialId: string) => `${routeHref('companyPunchoutTrial', visit.language)}?trial=${trialId}`;
  const trialId = url.searchParams.get('trial') ?? '';
  return changeTrialPage({ shop, visit, form: await postedForm(request), companyId, trialId, hrefOf });
}

/** The built-in procurement system for one's own company. */
export default function CompanyPunchoutTrial({ loaderData: { page, tabs }, actionData }: Route.ComponentProps) {
  const t = useTranslations('punchout.trial');
  return (
    <CompanyFrame page="companyPunchout" title={t('title')} intro={t('intro')} tabs={tabs}>
      <Trial page={page} {...trialAnswerOf(actionData)} />
    </CompanyFrame>
  );
}
