import { LayoutGrid, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { iconButtonClasses } from '#app/ui/button-style.ts';
import { Select } from '#app/ui/fields/select.tsx';
import { readListAddress, writeSort } from '#modules/assortment/list-address.ts';
import { sortBy } from '#modules/assortment/sort-options.ts';
import type { SortField } from '#modules/list-engine/listing.ts';
import { filterFormId } from './filters/filter-panel.tsx';
import { FilterSheet } from './filters/filter-sheet.tsx';
import { sortAs, viewAs } from './list-changes.ts';
import { ListLink } from './list-link.tsx';
import { useList, useListAddress } from './use-list.ts';

/** Number of results, sort order and view. */
export function ListToolbar({ sortFields }: { sortFields: readonly SortField[] }) {
  const t = useTranslations('catalogue');
  const { state, isSplit } = useList();
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-4 sm:flex sm:gap-x-4">
      <FilterSheet />
      <output className="mr-auto text-sm text-quiet tabular-nums max-sm:order-1">
        {t(isSplit ? 'results' : 'count', { count: state.total })}
      </output>
      <SortSelect fields={sortFields} />
      <ViewSwitch />
    </div>
  );
}

/** The visitor's default order may be missing from the options: then it is called recommended. */
function SortSelect({ fields }: { fields: readonly SortField[] }) {
  const t = useTranslations('catalogue.sort');
  const { state } = useList();
  const { address, go } = useListAddress();
  const isOffered = fields.includes(state.sortField);
  return (
    <Select
      label={t('label')}
      isLabelHidden
      name="sort"
      form={filterFormId}
      value={isOffered ? state.sortKey : ''}
      {...(!isOffered && { placeholder: t('recommended') })}
      options={fields.map((field) => ({ value: writeSort(sortBy(field)), label: t(field) }))}
      onChange={({ currentTarget: { value } }) =>
        go(sortAs(address, readListAddress(new URLSearchParams({ sort: value })).sort))
      }
      className="sm:w-52 max-lg:not-first:col-start-2"
    />
  );
}

function ViewSwitch() {
  const t = useTranslations('catalogue.view');
  const { address, hrefOf } = useListAddress();
  const isGrid = address.view === 'GRID';
  return (
    <div className="flex max-sm:order-2 max-sm:justify-self-end">
      <ViewLink label={t('grid')} isCurrent={isGrid} href={hrefOf(viewAs(address, 'GRID'))}>
        <LayoutGrid aria-hidden="true" className="size-5" />
      </ViewLink>
      <ViewLink label={t('list')} isCurrent={!isGrid} href={hrefOf(viewAs(address, 'LIST'))}>
        <List aria-hidden="true" className="size-5" />
      </ViewLink>
    </div>
  );
}

type ViewProps = { label: string; isCurrent: boolean; href: string; children: ReactNode };

function ViewLink({ label, isCurrent, href, children }: ViewProps) {
  return (
    <ListLink
      href={href}
      aria-label={label}
      title={label}
      aria-current={isCurrent ? 'true' : undefined}
      className={iconButtonClasses({
        kind: 'secondary',
        className: 'not-first:-ml-px aria-[current]:bg-ink aria-[current]:text-ground',
      })}
    >
      {children}
    </ListLink>
  );
}
