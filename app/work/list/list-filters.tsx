import { ListFilter as FilterIcon, Search } from 'lucide-react';
import { useRef } from 'react';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { keepScroll } from '#app/components/shell/route-scroll.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { ListData } from './list-data.ts';
import type { ListFilter } from './list-parts.ts';
import { keptBeside } from './list-query.ts';

type Props = {
  list: Pick<ListData<unknown>, 'search' | 'filters' | 'ignored' | 'sort' | 'size'>;
  searchHint: string | undefined;
  filters: readonly ListFilter[];
};

/** The filters of a list, sent as a GET form. Choices apply at once, texts on submit. */
export function ListFilters({ list, searchHint, filters }: Props) {
  const t = useTranslations('work.list');
  const [address] = useSearchParams();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const names = filters.map(({ name }) => name);
  const rest = keptBeside(address, list, names);
  const isOpen = names.some((name) => list.filters[name] !== undefined);
  const isNarrowed = list.search !== '' || isOpen || list.ignored.length > 0;
  // Many filters have a separate line below the search.
  const hasMany = filters.length > 3 && searchHint !== undefined;
  const send = () => void submit(form.current, { state: keepScroll });
  const buttons = (
    <>
      <Button type="submit" kind="secondary" size="small">
        {t('apply')}
      </Button>
      {isNarrowed && (
        <ButtonLink to={`?${new URLSearchParams(rest.map((pair) => [...pair]))}`} kind="quiet" size="small">
          {t('clear')}
        </ButtonLink>
      )}
    </>
  );
  return (
    <search className="mb-3">
      <Form ref={form} method="get" state={keepScroll} className="flex flex-wrap items-end gap-2">
        {rest.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {searchHint !== undefined && (
          <TextField
            key={list.search}
            type="search"
            name="search"
            size="small"
            label={t('search')}
            isLabelHidden
            placeholder={searchHint}
            defaultValue={list.search}
            maxLength={100}
            before={<Search aria-hidden="true" className="size-4" />}
            // A long hint is read to its end.
            className={cx(
              'min-w-0 flex-1 md:flex-none',
              searchHint.length > 24 ? 'sm:max-w-96 md:w-96' : hasMany ? 'sm:max-w-80 md:w-80' : 'sm:max-w-80 md:w-60',
            )}
          />
        )}
        {/* The buttons follow what they send. Many filters have a line of their own, and the buttons stay with the search. */}
        {hasMany && buttons}
        <details
          open={isOpen}
          className={cx(
            'max-md:open:w-full md:contents md:[&::details-content]:contents',
            filters.length === 0 && 'hidden',
          )}
        >
          <summary className="inline-flex h-9 items-center gap-2 px-1 text-sm font-semibold underline underline-offset-4 md:hidden">
            <FilterIcon aria-hidden="true" className="size-4" />
            {t('filters')}
          </summary>
          <div className={cx('flex flex-wrap items-end gap-2 max-md:mt-2 max-md:[&>*]:w-full', hasMany && 'md:w-full')}>
            {filters.map((filter) => (
              <Filter key={filter.name} filter={filter} value={list.filters[filter.name] ?? ''} onChosen={send} />
            ))}
          </div>
        </details>
        {!hasMany && buttons}
      </Form>
    </search>
  );
}

type FilterProps = { filter: ListFilter; value: string; onChosen: () => void };

function Filter({ filter: { name, label, options, placeholder, isDay }, value, onChosen }: FilterProps) {
  const t = useTranslations('work.list');
  if (options)
    return (
      <Select
        key={value}
        name={name}
        size="small"
        label={label}
        options={options}
        placeholder={placeholder ?? t('any')}
        defaultValue={value}
        onChange={onChosen}
        className="md:w-36"
      />
    );
  return (
    <TextField
      key={value}
      name={name}
      type={isDay ? 'date' : 'text'}
      takes="anything"
      size="small"
      label={label}
      defaultValue={value}
      maxLength={100}
      className={isDay ? 'md:w-34' : 'md:w-26'}
    />
  );
}
