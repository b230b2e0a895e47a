import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { InsightsView } from './insights-view.ts';

type Props = { view: Pick<InsightsView, 'markets' | 'marketId' | 'from' | 'to'> };

/** Choice of market and period. The address carries it, so that it can be sent to a colleague. */
export function PeriodForm({ view: { markets, marketId, from, to } }: Props) {
  const t = useTranslations('staff');
  return (
    <Form
      key={`${marketId} ${from} ${to}`}
      method="get"
      preventScrollReset
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,16rem)_11rem_11rem_auto] sm:justify-start"
    >
      <Select
        name="market"
        size="small"
        label={t('market')}
        placeholder={t('insights.all')}
        options={markets.map((market) => ({ value: String(market.marketId), label: market.name }))}
        defaultValue={marketId ?? ''}
      />
      <TextField type="date" name="from" size="small" label={t('insights.from')} defaultValue={from} />
      <TextField type="date" name="to" size="small" label={t('insights.to')} defaultValue={to} />
      <Button type="submit" kind="secondary" size="small">
        {t('show')}
      </Button>
    </Form>
  );
}
