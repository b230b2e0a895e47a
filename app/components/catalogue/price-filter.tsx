import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { controlClasses } from '#app/ui/control-style.ts';
import { noUpperPrice } from '#modules/assortment/list-address.ts';
import type { PriceRange } from '#modules/assortment/listing.ts';
import { FilterSection } from './filter-group.tsx';
import { limitPrice } from './list-changes.ts';
import { useList, useListAddress } from './use-list.ts';

const waitMs = 500;

/** From and to, in the terms in which the visitor sees prices. Applied shortly after the last key. */
export function PriceFilter() {
  const t = useTranslations('catalogue.filters');
  const { state, currency } = useList();
  const { address, go } = useListAddress();
  const fields = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const limits = state.priceLimit;
  if (!limits) return null;
  const { priceRange } = address;
  const apply = () => {
    const [min = '', max = ''] = [...(fields.current?.querySelectorAll('input') ?? [])].map(({ value }) => value);
    const next = rangeOf(min, max);
    if (next?.min !== priceRange?.min || next?.max !== priceRange?.max) go(limitPrice(address, next));
  };
  const later = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(apply, waitMs);
  };
  const unit = (currency.prefix + currency.suffix).trim();
  const { min, max } = shownRange(priceRange);
  return (
    <FilterSection title={t('price')} chosen={priceRange ? 1 : 0} isOpen>
      <div ref={fields} className="grid grid-cols-2 gap-3">
        <Amount name="priceMin" label={t('priceFrom', { unit })} value={min} hint={limits.min} onInput={later} />
        <Amount name="priceMax" label={t('priceTo', { unit })} value={max} hint={limits.max} onInput={later} />
      </div>
    </FilterSection>
  );
}

type AmountProps = { name: string; label: string; value: string; hint: number; onInput: () => void };

function Amount({ name, label, value, hint, onInput }: AmountProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // A range that was chosen elsewhere is shown, but never typed over by what comes back from the shop.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = value;
  }, [value]);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm text-quiet">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={0}
        defaultValue={value}
        placeholder={String(hint)}
        onInput={onInput}
        className={`${controlClasses} no-spin-buttons tabular-nums`}
      />
    </div>
  );
}

function shownRange(range: PriceRange | undefined): { min: string; max: string } {
  return {
    min: range && range.min > 0 ? String(range.min) : '',
    max: range && range.max < noUpperPrice ? String(range.max) : '',
  };
}

function rangeOf(min: string, max: string): PriceRange | undefined {
  if (min === '' && max === '') return undefined;
  const [low, high] = [Math.max(0, Number(min)), max === '' ? noUpperPrice : Math.max(0, Number(max))];
  return { min: Math.min(low, high), max: Math.max(low, high) };
}
