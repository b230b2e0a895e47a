import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { controlClasses } from '#app/ui/fields/control-style.ts';
import { limitPrice } from '../list-changes.ts';
import { useList, useListAddress } from '../use-list.ts';
import { FilterSection } from './filter-group.tsx';
import { isCrossed, type PriceEnds, rangeOf, shownEnds } from './price-ends.ts';

const waitMs = 500;

/**
 * Price from and to, in the visitor's price display. Applied shortly after the last key. Reversed ends wait until both
 * fields lose focus or Enter is pressed, because the first digits of an amount are always below the other end.
 */
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
  const apply = (ends: PriceEnds) => {
    clearTimeout(timer.current);
    const next = rangeOf(ends);
    if (next?.min !== priceRange?.min || next?.max !== priceRange?.max) go(limitPrice(address, next));
  };
  const later = () => {
    clearTimeout(timer.current);
    const ends = typedIn(fields.current);
    if (!isCrossed(ends)) timer.current = setTimeout(() => apply(ends), waitMs);
  };
  const finish = () => {
    const ends = typedIn(fields.current);
    // Responses do not update the focused field, so the swapped ends are written here.
    if (isCrossed(ends)) writeInto(fields.current, shownEnds(rangeOf(ends)));
    apply(ends);
  };
  const unit = (currency.prefix + currency.suffix).trim();
  const { min, max } = shownEnds(priceRange);
  return (
    <FilterSection title={t('price')} chosen={priceRange ? 1 : 0} isOpen>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only notices that both fields are done with */}
      <div
        ref={fields}
        className="grid grid-cols-2 gap-3"
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && finish()}
        onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && finish()}
      >
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
  // Shows a range that was selected elsewhere, but never overwrites typed text.
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

function inputsIn(fields: HTMLElement | null): HTMLInputElement[] {
  return [...(fields?.querySelectorAll('input') ?? [])];
}

function typedIn(fields: HTMLElement | null): PriceEnds {
  const [min = '', max = ''] = inputsIn(fields).map(({ value }) => value);
  return { min, max };
}

function writeInto(fields: HTMLElement | null, { min, max }: PriceEnds): void {
  for (const [at, input] of inputsIn(fields).entries()) input.value = at === 0 ? min : max;
}
