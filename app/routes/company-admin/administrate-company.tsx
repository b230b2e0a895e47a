import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { CompanyForm } from '#app/components/company-admin/company-form.tsx';
import { AdminForm, ChildList, DeleteCompany } from '#app/components/company-admin/company-sections.tsx';
import { loadingStateOf } from '#app/components/company-admin/loading-state.ts';
import { CompanyFrame } from '#app/components/history/company-frame.tsx';
import { useDone } from '#app/components/shell/use-done.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { readHistoryPlace } from '#app/routes/history/history-place.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { RetryNotice } from '#app/ui/retry-notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import type { Route } from './+types/administrate-company.ts';
import { changeCompanyPage } from './change-company.server.ts';
import { companyIdOf } from './company-id.ts';
import { loadCompany } from './load-company.server.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const company = await loadCompany(shop, visit, companyIdOf(params));
  return { ...(await readHistoryPlace(shop, visit)), company };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await postedForm(request);
  const companyId = companyIdOf(params);
  return changeCompanyPage({ shop: context.get(shopContext), visit: context.get(visitContext), form, companyId });
}

export default function AdministrateCompany({ loaderData: { tabs, company }, actionData }: Route.ComponentProps) {
  const t = useTranslations('company-admin');
  const nav = useTranslations('history');
  const { href } = useShop();
  const revalidator = useRevalidator();
  const done = useDone({ saved: t('done.saved'), created: t('done.created'), admin: t('done.admin') });
  const isBusy = revalidator.state === 'loading' && !company;
  const state = loadingStateOf({ isAsked: true, isBusy, hasFailed: !company });
  const answerOf = (intent: string) => (actionData?.intent === intent ? actionData : undefined);
  if (!company || state !== 'finished')
    return (
      <CompanyFrame page="administrateCompanies" title={t('title')} tabs={tabs}>
        {state === 'loading' ? (
          <Spinner />
        ) : (
          <RetryNotice retry={t('retry')} onRetry={() => void revalidator.revalidate()}>
            {t('failed')}
          </RetryNotice>
        )}
      </CompanyFrame>
    );
  const params = { customer_id: String(company.id) };
  const saved = answerOf('save');
  return (
    <CompanyFrame page="administrateCompanies" title={company.name} tabs={tabs}>
      {done}
      <div className="my-4 flex flex-wrap gap-3">
        <ButtonLink to={href('editAddress', params)} kind="secondary" size="small">
          {t('addresses.title')}
        </ButtonLink>
        <ButtonLink to={href('editPriceLists', params)} kind="secondary" size="small">
          {t('lists.title')}
        </ButtonLink>
        <ButtonLink to={href('editStartPage', params)} kind="secondary" size="small">
          {t('startPage')}
        </ButtonLink>
        {tabs.includes('companyApprovalRules') && (
          <ButtonLink to={`${href('companyApprovalRules')}?company=${company.id}`} kind="secondary" size="small">
            {nav('nav.companyApprovalRules')}
          </ButtonLink>
        )}
        {tabs.includes('companyAllowances') && (
          <ButtonLink to={`${href('companyAllowances')}?company=${company.id}`} kind="secondary" size="small">
            {nav('nav.companyAllowances')}
          </ButtonLink>
        )}
        {company.hasLaundry && (
          <ButtonLink to={`${href('companyLaundryReport')}?company=${company.id}`} kind="secondary" size="small">
            {nav('nav.companyLaundryReport')}
          </ButtonLink>
        )}
        {company.form.isStaff && (
          <ButtonLink to={`${href('companySettings')}?company=${company.id}`} kind="secondary" size="small">
            {t('settings')}
          </ButtonLink>
        )}
      </div>
      <div className="grid gap-6">
        <CompanyForm
          key={saved?.answerId ?? `stored ${company.form.version}`}
          view={company.form}
          answer={saved}
          cancelHref={href('administrateCompanies')}
        />
        <ChildList companies={company.children} />
        <AdminForm key={answerOf('admin')?.answerId} answer={answerOf('admin')} />
        <DeleteCompany answer={answerOf('delete')} />
      </div>
    </CompanyFrame>
  );
}
