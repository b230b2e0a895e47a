import { Form } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { GrowthTable, ListByMarket } from '#app/components/staff/newsletter/growth-tables.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { notFound } from '#app/not-found.ts';
import { marketIdIn, marketsByName } from '#app/routes/staff/markets-by-name.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { BarChart } from '#app/work/chart/bar-chart.tsx';
import { DetailPage, DetailSection } from '#app/work/detail/detail-page.tsx';
import { createMonthFormat } from '#modules/market/day-format.ts';
import { readListGrowth } from '#modules/newsletter/read-subscribers.server.ts';
import type { Route } from './+types/growth.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const marketId = marketIdIn(url.searchParams);
  const read = await readListGrowth(context.get(shopContext), visit, { marketId });
  if (!read.ok) throw notFound();
  const markets = marketsByName(visit);
  const nameOf = (id: number) => markets.find((one) => one.marketId === id)?.name ?? String(id);
  const monthText = createMonthFormat(visit.language);
  return {
    markets,
    marketId,
    byMarket: read.value.byMarket.map((row) => ({ ...row, name: nameOf(row.marketId) })),
    byMonth: read.value.byMonth.map((row) => ({ ...row, name: monthText(row.month) })),
  };
}

/** How the list grows: a chart and a table by month, and the addresses by market. */
export default function NewsletterGrowth({ loaderData }: Route.ComponentProps) {
  const { markets, marketId, byMarket, byMonth } = loaderData;
  const t = useTranslations('staff.newsletter');
  const all = useTranslations('staff');
  const { number } = useFormatter();
  const { href } = useShop();
  const bars = byMonth.map(({ name, joined }) => ({ label: name, value: joined, text: number(joined) }));
  return (
    <DetailPage title={t('growth.title')} back={{ href: href('staffNewsletter'), text: t('title') }}>
      <Form
        key={marketId}
        method="get"
        className="grid items-end gap-3 sm:grid-cols-[minmax(0,16rem)_auto] sm:justify-start"
      >
        <Select
          name="market"
          size="small"
          label={all('market')}
          placeholder={all('insights.all')}
          options={markets.map((market) => ({ value: String(market.marketId), label: market.name }))}
          defaultValue={marketId ?? ''}
        />
        <Button type="submit" kind="secondary" size="small">
          {all('show')}
        </Button>
      </Form>
      <DetailSection title={t('growth.byMonth')} text={t('growth.byMonthText')} isFlush>
        <BarChart bars={bars} />
        <GrowthTable rows={byMonth.toReversed()} />
      </DetailSection>
      <DetailSection title={t('growth.byMarket')} isFlush>
        <ListByMarket rows={byMarket} />
      </DetailSection>
    </DetailPage>
  );
}
