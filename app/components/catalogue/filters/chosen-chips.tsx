import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { noUpperPrice } from '#modules/assortment/list-address.ts';
import type { PriceRange } from '#modules/list-engine/listing.ts';
import { anyCategory, choose, clearFilters, hasFilters, limitPrice, searchFor } from '../list-changes.ts';
import { ListLink } from '../list-link.tsx';
import { useList, useListAddress } from '../use-list.ts';

/** The active filters, each removable, and a link to clear all. */
export function ChosenChips() {
  const t = useTranslations('catalogue.filters');
  const { words, categoryName, currency } = useList();
  const { address, hrefOf } = useListAddress();
  const { chosen, priceRange, searchText } = address;
  // Values that are no longer in the catalogue have no effect, so they get no chip.
  const named = chosen.flatMap((value) => {
    const label = words.get(value.id)?.label;
    return label === undefined ? [] : [{ value, label }];
  });
  const priceWords = ({ min, max }: PriceRange) => {
    const text = (amount: number) => `${currency.prefix}${amount}${currency.suffix}`;
    if (max >= noUpperPrice) return t('chipFrom', { price: text(min) });
    return min === 0 ? t('chipTo', { price: text(max) }) : `${text(min)} – ${text(max)}`;
  };
  // While another category loads, the name is still that of the shown one.
  const category = address.categoryId === undefined ? undefined : categoryName;
  if (named.length === 0 && !priceRange && searchText === '' && category === undefined) return null;
  return (
    <ul aria-label={t('chosenLabel')} className="flex flex-wrap items-center gap-2">
      {searchText !== '' && <Chip label={searchText} href={hrefOf(searchFor(address, ''))} />}
      {category !== undefined && <Chip label={category} href={hrefOf(anyCategory(address))} />}
      {named.map(({ value, label }) => (
        <Chip key={value.id} label={label} href={hrefOf(choose(address, value, false))} />
      ))}
      {priceRange && <Chip label={priceWords(priceRange)} href={hrefOf(limitPrice(address, undefined))} />}
      {hasFilters(address) && (
        <li>
          <ListLink
            href={hrefOf(clearFilters(address))}
            className="inline-flex min-h-9 items-center px-2 text-sm font-semibold underline underline-offset-4"
          >
            {t('clear')}
          </ListLink>
        </li>
      )}
    </ul>
  );
}

function Chip({ label, href }: { label: string; href: string }) {
  const t = useTranslations('catalogue.filters');
  return (
    <li className="min-w-0">
      <ListLink
        href={href}
        className="flex min-h-9 min-w-0 items-center gap-2 border border-ink bg-paper pl-3 pr-2 text-sm hover:bg-ink hover:text-ground"
      >
        <span className="sr-only">{t('remove')} </span>
        <span className="truncate">{label}</span>
        <X aria-hidden="true" className="size-4 shrink-0" />
      </ListLink>
    </li>
  );
}
