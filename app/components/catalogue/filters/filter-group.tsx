import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FilterState, FilterValueState } from '../list-state.ts';
import { type FilterKind, kindOf, splitValues } from './filter-kinds.ts';
import { FilterValue, valueListLooks } from './filter-value.tsx';

/** A filter with its values; the rest of a long list opens on demand. Works without scripts. */
export function FilterGroup({ filter, isOpen }: { filter: FilterState; isOpen: boolean }) {
  const t = useTranslations('catalogue.filters');
  const kind = kindOf(filter);
  const { first, rest } = splitValues(filter.values, kind);
  const chosen = filter.values.filter(({ selected }) => selected).length;
  const [showsAll] = useState(rest.some(({ selected }) => selected));
  return (
    <FilterSection title={filter.name} chosen={chosen} isOpen={isOpen || chosen > 0}>
      <Values values={first} kind={kind} />
      {rest.length > 0 && (
        <details open={showsAll} className="group/more">
          <summary className="mt-1 inline-flex min-h-9 items-center text-sm font-semibold underline underline-offset-4 group-open/more:hidden">
            {t('showMore', { count: rest.length })}
          </summary>
          <div className={kind === 'size' ? 'pt-1.5' : undefined}>
            <Values values={rest} kind={kind} />
          </div>
        </details>
      )}
    </FilterSection>
  );
}

function Values({ values, kind }: { values: readonly FilterValueState[]; kind: FilterKind }) {
  return (
    <ul className={valueListLooks[kind]}>
      {values.map((value) => (
        <li key={value.value}>
          <FilterValue value={value} kind={kind} />
        </li>
      ))}
    </ul>
  );
}

type SectionProps = { title: string; chosen?: number; isOpen: boolean; children: ReactNode };

export function FilterSection({ title, chosen = 0, isOpen, children }: SectionProps) {
  const t = useTranslations('catalogue.filters');
  // Only the initial state: a group must not close when its last value is removed.
  const [opensAtFirst] = useState(isOpen);
  return (
    <details open={opensAtFirst} className="group/filter border-b border-line">
      <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
        <span>
          {title}
          {chosen > 0 && (
            <span className="ml-2 font-normal text-quiet tabular-nums">
              <span aria-hidden="true">{chosen}</span>
              <span className="sr-only">{t('chosen', { count: chosen })}</span>
            </span>
          )}
        </span>
        <i className="mark-chevron size-4.5 transition-[rotate] group-open/filter:rotate-180" />
      </summary>
      <fieldset className="pb-4">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
