import { Building2, Plus } from 'lucide-react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { CompanyForm } from '#app/components/company-admin/company-form.tsx';
import { CompanyTable } from '#app/components/company-admin/company-table.tsx';
import { CompanyFrame } from '#app/components/history/company-frame.tsx';
import { useDone } from '#app/components/shell/use-done.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { readHistoryPlace } from '#app/routes/history/history-place.server.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/administrate-companies.ts';
import { createFromForm } from './create-company.server.ts';
import { loadCompanies } from './load-companies.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { tabs } = await readHistoryPlace(shop, visit);
  return { tabs, ...(await loadCompanies(shop, visit, url.searchParams)) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  return createFromForm({ shop: context.get(shopContext), visit: context.get(visitContext), form });
}

export default function AdministrateCompanies({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('company-admin');
  const { href } = useShop();
  const done = useDone({ deleted: t('done.deleted') });
  const { tabs, rows, search, sort, order, page, pageCount, mayCreate, form } = loaderData;
  const hrefOf = (changed: Readonly<Record<string, string>>) =>
    `?${new URLSearchParams({ ...(search && { search }), sort, order, ...changed })}`;
  if (form)
    return (
      <CompanyFrame page="administrateCompanies" title={t('new')} tabs={tabs}>
        {actionData?.companyId === undefined ? (
          <CompanyForm
            key={actionData?.answerId}
            view={form}
            answer={actionData}
            cancelHref={href('administrateCompanies')}
          />
        ) : (
          <Notice
            tone="danger"
            isLive
            title={t('done.created')}
            actions={
              <ButtonLink to={href('administrateCompany', { customer_id: String(actionData.companyId) })} size="small">
                {t('continue')}
              </ButtonLink>
            }
          >
            {actionData.errors.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Notice>
        )}
      </CompanyFrame>
    );
  return (
    <CompanyFrame page="administrateCompanies" title={t('title')} intro={t('intro')} tabs={tabs}>
      {done}
      <div className="my-4 flex flex-wrap items-end gap-3">
        <Form method="get" className="flex flex-1 flex-wrap items-end gap-3">
          <TextField
            id="search"
            name="search"
            type="search"
            label={t('search')}
            defaultValue={search}
            className="min-w-60 flex-1"
          />
          <Button type="submit" kind="secondary">
            {t('find')}
          </Button>
        </Form>
        {mayCreate && (
          <ButtonLink to="?new" icon={<Plus aria-hidden="true" className="size-5" />}>
            {t('new')}
          </ButtonLink>
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState title={t('none')} icon={<Building2 aria-hidden="true" />} />
      ) : (
        <CompanyTable rows={rows} sort={sort} order={order} hrefOf={hrefOf} mayChange={mayCreate} />
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={(to) => hrefOf({ page: String(to) })} className="mt-6" />
    </CompanyFrame>
  );
}
