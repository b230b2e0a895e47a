import { useTranslations } from 'use-intl';
import { CompanyFrame } from '#app/components/history/company-frame.tsx';
import { InvoiceHistory } from '#app/components/history/invoice-history.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import type { Route } from './+types/company-invoices.ts';
import { loadInvoices } from './load-invoices.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadInvoices(context.get(shopContext), context.get(visitContext), url.searchParams);
}

export default function CompanyInvoices({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('history.companyInvoices');
  const intro = t(loaderData.list.companies.length > 0 ? 'groupIntro' : 'intro');
  return (
    <CompanyFrame page="companyInvoices" title={t('title')} intro={intro} tabs={loaderData.tabs}>
      <InvoiceHistory {...loaderData} />
    </CompanyFrame>
  );
}
