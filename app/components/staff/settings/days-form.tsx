import { useFetcher } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { Switched } from './switch-form.tsx';

type Props = {
  /** Which of the periods of a market. */
  name: 'returnDays' | 'reservationDays';
  market: number;
  days: number;
  /** The typed value and the refusal, if the form was sent without scripts. */
  answer: Switched | undefined;
};

/** A period of a market in days: for returns, or for goods kept for waiting orders. */
export function DaysForm({ name, market, days, answer: sent }: Props) {
  const t = useTranslations('staff');
  const fetcher = useFetcher<Switched>();
  const part = name === 'returnDays' ? 'returns' : 'reservation';
  const answer = sent?.field === name ? sent : undefined;
  const { problem, typed, isUnreachable } = fetcher.data ?? answer ?? {};
  const isSaved = fetcher.state === 'idle' && fetcher.data?.isSaved;
  return (
    <div className="max-w-5xl">
      <DetailSection title={t(`marketSettings.${part}.title`)}>
        <fetcher.Form method="post" noValidate className="flex flex-wrap items-start gap-3">
          <input type="hidden" name="intent" value={name} />
          <input type="hidden" name="marketId" value={market} />
          <TextField
            id={name}
            name={name}
            label={t(`field.${name}`)}
            hint={t(`marketSettings.${part}.hint`)}
            size="small"
            inputMode="numeric"
            defaultValue={typed ?? String(days)}
            error={isUnreachable ? t('unreachable') : problem}
            maxLength={5}
            className="min-w-0 flex-1 sm:max-w-80"
          />
          <Button type="submit" size="small" className="mt-6.5" isLoading={fetcher.state !== 'idle'}>
            {t(`marketSettings.${part}.save`)}
          </Button>
          <output className="w-full text-sm text-success">{isSaved ? t(`marketSettings.${part}.saved`) : ''}</output>
        </fetcher.Form>
      </DetailSection>
    </div>
  );
}
