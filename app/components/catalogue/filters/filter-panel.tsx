import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Repeated } from '#app/markup/repeated.tsx';
import { buttonClasses } from '#app/ui/button-style.ts';
import { writeListAddress } from '#modules/assortment/list-address.ts';
import { clearFilters } from '../list-changes.ts';
import { useList, useListAddress } from '../use-list.ts';
import { FilterGroups } from './filter-groups.tsx';

export const filterFormId = 'list-filters';

/**
 * The filters beside a list. Without scripts a form with a button; with scripts every change applies at once. On phones
 * filters are in a sheet that needs scripts, so the form is shown only without them.
 */
export function FilterPanel() {
  const t = useTranslations('catalogue.filters');
  const { pathname, search } = useLocation();
  const { address } = useListAddress();
  const { state, words, fixedIds, currency } = useList();
  // Values of the form's own fields must not be sent twice.
  const kept = writeListAddress({ ...clearFilters(address), sort: undefined, categoryId: address.categoryId });
  return (
    <Repeated
      as="form"
      of={[state.filters, state.priceLimit, [...words], [...fixedIds], currency, pathname, search]}
      id={filterFormId}
      method="get"
      action={pathname}
      aria-label={t('title')}
      onSubmit={(event) => event.preventDefault()}
      className="max-lg:hidden lg:sticky lg:top-32 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto lg:pr-4 lg:[scrollbar-width:thin] noscript:block"
    >
      {[...kept].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <FilterGroups />
      <button type="submit" className={buttonClasses({ className: 'mt-6 w-full not-noscript:hidden' })}>
        {t('apply')}
      </button>
    </Repeated>
  );
}
