import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { AreaFrame } from '#app/components/account/area-frame.tsx';
import { queryOfCompany } from '#app/components/people/people-view.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { WhySections } from '#app/components/why/why-sections.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { DetailPage } from '#app/work/detail/detail-page.tsx';
import { explainedPages } from '#modules/why/page-causes.ts';
import type { Route } from './+types/why.ts';
import { loadWhy } from './load-why.server.ts';

export function loader({ context, params: { personId }, url }: Route.LoaderArgs) {
  return loadWhy(context.get(shopContext), context.get(visitContext), personId, url.searchParams);
}

export default function CompanyPersonWhy({ loaderData: { tabs, isOpen, why } }: Route.ComponentProps) {
  const t = useTranslations('why');
  const nav = useTranslations('history');
  const { href } = useShop();
  const { person, page, company, companies } = why;
  return (
    <AreaFrame
      label={nav('company')}
      links={tabs.map((name) => ({ page: name, text: nav(`nav.${name}`) }))}
      current="companyAdministration"
    >
      <DetailPage
        title={t('title', { name: person.name })}
        intro={t('intro')}
        back={{
          href: `${href('companyPerson', { personId: String(person.id) })}${queryOfCompany(company?.id)}`,
          text: person.name,
        }}
        notice={
          <Form method="get" className="mb-4 flex flex-wrap items-end gap-3">
            <Select
              key={page}
              name="page"
              label={t('page')}
              defaultValue={page}
              options={explainedPages.map((value) => ({ value, label: t(`pages.${value}`) }))}
              className="min-w-56"
            />
            {companies.length > 1 && (
              <Select
                key={company?.id}
                name="company"
                label={t('company')}
                defaultValue={String(company?.id)}
                options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
                className="min-w-56"
              />
            )}
            <Button type="submit" kind="secondary">
              {t('show')}
            </Button>
          </Form>
        }
      >
        <WhySections why={why} isOpen={isOpen} />
      </DetailPage>
    </AreaFrame>
  );
}
