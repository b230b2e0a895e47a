import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { spanOf } from '#modules/delivery/delivery-days.ts';
import { createCurrencyFormat } from '#modules/market/currency-format.ts';
import { isNorthAmerica } from '#modules/market/north-america.ts';
import type { MethodCardsProps, OfferedMethod } from './props.ts';
import { useCulture } from './use-culture.ts';

/** Delivery methods with cost and time. */
export function MethodCards(props: MethodCardsProps) {
  const { name, methods, chosenEntryId, onChoose } = props;
  const t = useTranslations('delivery');
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('title')}</legend>
      <div className="grid gap-px border border-line bg-line">
        {methods.map((method) => {
          const { deliveryGroupEntryId: id, days } = method;
          return (
            <label
              key={id}
              className="group flex items-start gap-3 bg-paper px-4 py-4 hover:bg-ground has-checked:bg-paper has-checked:shadow-[inset_4px_0_0_var(--color-ink)]"
            >
              <input
                type="radio"
                name={name}
                value={id}
                defaultChecked={id === chosenEntryId}
                onChange={() => onChoose(method)}
                className="size-6 shrink-0 appearance-none rounded-full border border-edge bg-paper transition-[border-color,border-width] group-hover:border-ink checked:border-[7px] checked:border-ink"
              />
              <span className="grid min-w-0 flex-1 gap-x-4 gap-y-1 pt-px sm:grid-cols-[1fr_auto]">
                <span className="font-semibold">{method.name}</span>
                <Cost {...props} method={method} />
                <span className="text-sm text-quiet sm:col-span-2">
                  {method.description}{' '}
                  <span className="whitespace-nowrap">{t('days', { to: days.to, span: spanOf(days) })}</span>
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

type CostProps = Pick<MethodCardsProps, 'showsVat' | 'hidesPrices'> & { method: OfferedMethod };

function Cost({ method: { cost, costIncVat }, showsVat, hidesPrices }: CostProps) {
  const t = useTranslations('delivery');
  const culture = useCulture();
  const tax = isNorthAmerica(useShop().market.code) ? 'Tax' : 'Vat';
  if (hidesPrices) return null;
  const shown = showsVat && costIncVat ? costIncVat : cost;
  if (shown.amount === 0) return <span className="font-semibold text-success">{t('free')}</span>;
  const text = createCurrencyFormat(culture, shown.currency).format(shown.amount);
  return (
    <span className="whitespace-nowrap">
      {/* A browser may format a currency differently from the server. */}
      <span className="font-semibold tabular-nums" suppressHydrationWarning>
        {text}
      </span>
      {costIncVat && (
        <span className="text-sm text-quiet"> {t(`${shown === costIncVat ? 'incl' : 'excl'}${tax}`)}</span>
      )}
    </span>
  );
}
