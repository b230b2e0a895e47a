import { useTranslations } from 'use-intl';
import { BackToCompany } from '#app/components/company-admin/back-to-company.tsx';
import { ListedProducts } from '#app/components/company-admin/listed-products.tsx';
import { DisconnectQuestion, NewPriceList, PriceListTable } from '#app/components/company-admin/price-list-parts.tsx';
import { PriceSheet } from '#app/components/company-admin/price-sheet.tsx';
import { CompanyFrame } from '#app/components/history/company-frame.tsx';
import { useDone } from '#app/components/shell/use-done.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { readHistoryPlace } from '#app/routes/history/history-place.server.ts';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import type { Route } from './+types/edit-price-lists.ts';
import { changePriceLists, stopSheet } from './change-price-lists.server.ts';
import { companyIdOf } from './company-id.ts';
import { loadPriceLists } from './load-price-lists.server.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const company = await loadPriceLists(shop, visit, companyIdOf(params), url.searchParams);
  return { ...(await readHistoryPlace(shop, visit)), company };
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const form = await postedForm(request);
  const companyId = companyIdOf(params);
  const task = { shop: context.get(shopContext), visit: context.get(visitContext), form, companyId };
  // The form of the progress names no intent.
  return form.has('intent') ? changePriceLists(task) : stopSheet(task, url.searchParams);
}

const ofConnections = ['connect', 'disconnect', 'remove'];

export default function EditPriceLists({ loaderData: { tabs, company }, actionData }: Route.ComponentProps) {
  const t = useTranslations('company-admin');
  const done = useDone({ lists: t('done.lists') });
  const answerOf = (intent: string) => (actionData?.intent === intent ? actionData : undefined);
  const refused = actionData && ofConnections.includes(actionData.intent) ? actionData.errors : [];
  return (
    <CompanyFrame page="administrateCompanies" title={t('lists.title')} intro={t('lists.intro')} tabs={tabs}>
      <BackToCompany company={company} />
      {done}
      <div className="grid gap-6">
        <FormErrorSummary errors={refused.map((text) => ({ text }))} />
        {company.asked && <DisconnectQuestion list={company.asked} company={company.name} />}
        <PriceListTable lists={company.lists} />
        {company.opened && (
          <PriceSheet list={company.opened} isStaff={company.isStaff} job={company.job} answer={answerOf('import')} />
        )}
        {company.opened && <ListedProducts list={company.opened} isStaff={company.isStaff} answer={answerOf('add')} />}
        {company.isStaff && <NewPriceList key={answerOf('create')?.answerId} answer={answerOf('create')} />}
      </div>
    </CompanyFrame>
  );
}
