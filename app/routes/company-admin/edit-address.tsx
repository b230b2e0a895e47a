import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { AddressPart, RemovalQuestion } from '#app/components/company-admin/address-part.tsx';
import { BackToCompany } from '#app/components/company-admin/back-to-company.tsx';
import { CompanyFrame } from '#app/components/history/company-frame.tsx';
import { useDone } from '#app/components/shell/use-done.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { readHistoryPlace } from '#app/routes/history/history-place.server.ts';
import type { Route } from './+types/edit-address.ts';
import { changeAddresses } from './change-addresses.server.ts';
import { companyIdOf } from './company-id.ts';
import { loadAddresses } from './load-addresses.server.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const company = await loadAddresses(shop, visit, companyIdOf(params), url.searchParams);
  return { ...(await readHistoryPlace(shop, visit)), company };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const form = await postedForm(request);
  const companyId = companyIdOf(params);
  return changeAddresses({ shop: context.get(shopContext), visit: context.get(visitContext), form, companyId });
}

/** After another editor changed (409) or removed (404) the address, the page is loaded again. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || actionStatus === 404 || defaultShouldRevalidate;

export default function EditAddress({ loaderData: { tabs, company }, actionData }: Route.ComponentProps) {
  const t = useTranslations('company-admin');
  const done = useDone({ address: t('done.address'), removed: t('done.removed') });
  return (
    <CompanyFrame page="administrateCompanies" title={t('addresses.title')} tabs={tabs}>
      <BackToCompany company={company} />
      {done}
      {company.asked && <RemovalQuestion address={company.asked} company={company.name} />}
      <div className="grid gap-6">
        {company.parts.map((part) => (
          <AddressPart
            key={part.kind}
            part={part}
            countries={company.countries}
            marketCountry={company.marketCountry}
            regionsByCountry={company.regionsByCountry}
            answer={actionData?.intent === part.kind ? actionData : undefined}
          />
        ))}
      </div>
    </CompanyFrame>
  );
}
