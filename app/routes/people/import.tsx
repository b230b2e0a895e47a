import { useTranslations } from 'use-intl';
import { AreaFrame } from '#app/components/account/area-frame.tsx';
import { companyOf, queryOfCompany } from '#app/components/people/people-view.ts';
import { ImportStart } from '#app/components/people-import/import-start.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { DetailPage } from '#app/work/detail/detail-page.tsx';
import type { Route } from './+types/import.ts';
import { loadImport, uploadSheet } from './change-import.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const company = companyOf(url.searchParams.get('company'));
  return loadImport(context.get(shopContext), context.get(visitContext), company);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await postedForm(request);
  const posted = { shop: context.get(shopContext), visit: context.get(visitContext), form };
  return uploadSheet(posted, companyOf(url.searchParams.get('company')));
}

export default function CompanyImport({ loaderData: { tabs, company }, actionData }: Route.ComponentProps) {
  const t = useTranslations('people-import');
  const people = useTranslations('people');
  const nav = useTranslations('history');
  const { href } = useShop();
  return (
    <AreaFrame
      label={nav('company')}
      links={tabs.map((name) => ({ page: name, text: nav(`nav.${name}`) }))}
      current="companyAdministration"
    >
      <DetailPage
        title={t('title')}
        intro={t('intro')}
        back={{ href: `${href('companyAdministration')}${queryOfCompany(company)}`, text: people('title') }}
      >
        <ImportStart key={actionData?.answerId} company={company} result={actionData?.result} />
      </DetailPage>
    </AreaFrame>
  );
}
