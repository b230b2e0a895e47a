import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import * as z from 'zod';
import { useDone } from '#app/components/shell/use-done.tsx';
import { ExportLinks } from '#app/components/staff/insights/export-links.tsx';
import { FunnelTable } from '#app/components/staff/insights/funnel-table.tsx';
import { PeriodForm } from '#app/components/staff/insights/period-form.tsx';
import { ProductSections } from '#app/components/staff/insights/product-sections.tsx';
import { SalesTable } from '#app/components/staff/insights/sales-table.tsx';
import { SearchSections } from '#app/components/staff/insights/search-sections.tsx';
import { SeriesSection } from '#app/components/staff/insights/series-section.tsx';
import { VitalsSection } from '#app/components/staff/insights/vitals-section.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { notFound } from '#app/not-found.ts';
import { DetailPage, DetailSection } from '#app/work/detail/detail-page.tsx';
import { textField } from '#core/fields.ts';
import { languages } from '#core/locale.ts';
import { mayDo } from '#modules/auth/may-do.ts';
import { addSynonym } from '#modules/search-words/add-synonym.server.ts';
import type { Route } from './+types/insights.ts';
import { loadInsights } from './load-insights.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const view = await loadInsights(context.get(shopContext), visit, url.searchParams);
  if (!view.ok) throw notFound();
  return { view: view.value, mayAdd: mayDo(visit.claims, 'insights') };
}

/** Adds a synonym for the words of a search. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  return answerForm(
    { shop, visit, form: await postedForm(request) },
    {
      intent: 'synonym',
      domain: 'staff',
      labels: { meaning: 'insights.synonym.title', phrase: 'insights.words' },
      fieldOf: { 'synonym-same': 'meaning' },
      schema: z.object({
        language: z.enum(languages),
        phrase: textField({ max: 60 }),
        meaning: textField({ max: 60 }),
      }),
      run: (synonym) => addSynonym(shop, visit, synonym),
      done: () => {
        const query = new URLSearchParams(url.searchParams);
        query.set('done', 'synonym');
        return redirect(`${url.pathname.replace(/\.data$/, '')}?${query}`);
      },
    },
  );
}

/** Sales, visits, products and searches of a period, compared with the one before. */
export default function StaffInsights({ loaderData: { view, mayAdd }, actionData }: Route.ComponentProps) {
  const t = useTranslations('staff.insights');
  const done = useDone({ synonym: t('synonym.done') });
  return (
    <DetailPage title={t('title')} intro={t('intro')} notice={done}>
      <PeriodForm view={view} />
      <p className="text-sm text-quiet">{t('compared', view.previous)}</p>
      <SeriesSection view={view} />
      <DetailSection
        title={t('sales.title')}
        text={t('sales.text')}
        actions={<ExportLinks view={view} section="sales" />}
        isFlush
      >
        <SalesTable lines={view.sales} />
      </DetailSection>
      <DetailSection
        title={t('funnel.title')}
        text={t('funnel.text')}
        actions={<ExportLinks view={view} section="funnel" />}
        isFlush
      >
        <FunnelTable rows={view.funnel} />
      </DetailSection>
      <ProductSections view={view} />
      <SearchSections view={view} mayAdd={mayAdd} result={actionData?.result} />
      <VitalsSection view={view} />
    </DetailPage>
  );
}
