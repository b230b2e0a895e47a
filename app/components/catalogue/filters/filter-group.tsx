import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FilterState, FilterValueState } from '../list-state.ts';
import { type FilterKind, kindOf, splitValues } from './filter-kinds.ts';
import { FilterValue, valueListLooks } from './filter-value.tsx';
import { Unfolding } from './unfolding.tsx';
import { useAllValues } from './use-all-values.ts';

/** A filter with its values; the rest of a long list opens on demand. Works without scripts. */
export function FilterGroup({ filter, isOpen }: { filter: FilterState; isOpen: boolean }) {
  const t = useTranslations('catalogue.filters');
  const kind = kindOf(filter);
  const { first, rest } = splitValues(filter.values, kind);
  const chosen = filter.values.filter(({ selected }) => selected).length;
  const { isAll, hrefOfAll } = useAllValues(filter.parametricCode);
  const instead = (
    <a href={hrefOfAll} rel="nofollow" className="text-sm font-semibold underline underline-offset-4">
      {t('showAll', { count: filter.values.length })}
    </a>
  );
  return (
    <FilterSection title={filter.name} chosen={chosen} isOpen={isOpen || isAll || chosen > 0} instead={instead}>
      <Values values={first} kind={kind} />
      {rest.length > 0 && (
        <Unfolding
          opensAtFirst={isAll || rest.some(({ selected }) => selected)}
          className="group/more"
          summary={t('showMore', { count: rest.length })}
          summaryClass="mt-1 inline-flex min-h-9 items-center text-sm font-semibold underline underline-offset-4 group-open/more:hidden"
          instead={instead}
        >
          <div className={kind === 'size' ? 'pt-1.5' : undefined}>
            <Values values={rest} kind={kind} />
          </div>
        </Unfolding>
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

type SectionProps = {
  title: string;
  chosen?: number;
  isOpen: boolean;
  /** Without scripts, for a section that is closed. */
  instead?: ReactNode;
  children: ReactNode;
};

export function FilterSection({ title, chosen = 0, isOpen, instead, children }: SectionProps) {
  const t = useTranslations('catalogue.filters');
  return (
    <Unfolding
      opensAtFirst={isOpen}
      className="group/filter border-b border-line"
      summaryClass="flex min-h-12 items-center justify-between gap-3 font-semibold"
      summary={
        <>
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
        </>
      }
      instead={<div className="pb-4">{instead}</div>}
    >
      <fieldset className="pb-4">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </Unfolding>
  );
}
