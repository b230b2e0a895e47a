import { Shirt } from 'lucide-react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { AllowanceForm } from '#app/components/allowance/allowance-form.tsx';
import { CompanyChoice } from '#app/components/company-settings/company-choice.tsx';
import { CompanyFrame } from '#app/components/history/company-frame.tsx';
import { useDay } from '#app/components/product/use-day.ts';
import { useDone } from '#app/components/shell/use-done.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { ruleCompanyOf } from '#app/routes/approval-rules/rule-company.server.ts';
import { loadCompanyChoice } from '#app/routes/company-settings/load-settings.server.ts';
import { readCompanyTabs } from '#app/routes/history/history-place.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { Route } from './+types/allowances.ts';
import { changeAllowances } from './change-allowances.server.ts';
import { loadAllowances } from './load-allowances.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const companyId = ruleCompanyOf(visit, url.searchParams);
  const tabs = await readCompanyTabs(shop, visit);
  if (companyId === undefined) return { tabs, choice: await loadCompanyChoice(shop, visit, url.searchParams) };
  const allowanceId = url.searchParams.get('change');
  return { tabs, page: await loadAllowances(shop, visit, { companyId, allowanceId }) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const [shop, visit] = [context.get(shopContext), context.get(visitContext)];
  const companyId = ruleCompanyOf(visit, url.searchParams);
  if (companyId === undefined) throw notFound();
  return changeAllowances({ shop, visit, form: await postedForm(request), companyId });
}

/** After a conflict (409) the page is loaded again, so that the editor sees the other editor's changes. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function Allowances({ loaderData: { tabs, page, choice }, actionData }: Route.ComponentProps) {
  const t = useTranslations('allowance');
  const { href } = useShop();
  const dayOf = useDay();
  const done = useDone({ saved: t('done.saved'), ended: t('done.ended') });
  const base = `${href('companyAllowances')}?company=${page?.companyId ?? ''}`;
  const title = page ? t('of', { company: page.company }) : t('title');
  return (
    <CompanyFrame page="companyAllowances" title={title} intro={t('intro')} tabs={tabs}>
      {done}
      {choice && <CompanyChoice {...choice} />}
      {page && (
        <div className="mt-4 grid gap-6">
          {page.items.length === 0 && <EmptyState title={t('none')} icon={<Shirt aria-hidden="true" />} />}
          <ul className="grid gap-3">
            {page.items.map(({ id, holder, category, pieces, period, startsOn, excess }) => (
              <li key={id} className="grid gap-1 border border-line bg-paper p-4">
                <h2 className="text-lg font-semibold wrap-anywhere">
                  <TextLink to={`${base}&change=${id}`}>
                    {holder}: {category}
                  </TextLink>
                </h2>
                <p>
                  {t(`per.${period}`, { pieces })}, {t('from', { day: dayOf(startsOn) })}
                </p>
                <p className="text-sm text-quiet">
                  {t('excess.label')} {t(`excess.${excess}`)}.
                </p>
              </li>
            ))}
          </ul>
          {page.form.changed && (
            <ButtonLink to={base} size="small" kind="secondary" className="justify-self-start">
              {t('new')}
            </ButtonLink>
          )}
          <AllowanceForm
            key={
              actionData?.answerId ??
              `${page.form.changed?.id ?? 'new'} ${page.form.changed?.version ?? page.items.length}`
            }
            view={page.form}
            answer={actionData}
          />
        </div>
      )}
    </CompanyFrame>
  );
}
