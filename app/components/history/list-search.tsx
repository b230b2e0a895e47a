import { Search, SlidersHorizontal } from 'lucide-react';
import { Form, Link, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { buttonClasses } from '#app/ui/button-style.ts';
import { cx } from '#app/ui/class-names.ts';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { ListView } from './history-views.ts';

export type StateOption = { value: string; label: string };

type Props = {
  list: ListView<unknown>;
  states: { label: string; options: readonly StateOption[] } | undefined;
  searchHint: string;
};

const inOneLine = {
  plain: 'min-[1200px]:grid-cols-[minmax(0,2fr)_minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]',
  withCompany:
    'min-[1360px]:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1.3fr)_minmax(0,9.5rem)_minmax(0,9.5rem)_auto]',
};

/** The filters of a list. The address carries all of them. */
export function ListSearch({ list, states, searchHint }: Props) {
  const t = useTranslations('history.filter');
  const submit = useSubmit();
  const { search, state, from, to, company, companies, order, problems, isNarrowed } = list;
  return (
    <search className="mt-8 block border border-line bg-paper p-4 sm:p-5">
      <Form
        method="get"
        key={[search, state, from, to, company, order].join('\n')}
        className={cx('grid gap-4 md:grid-cols-2', companies.length > 0 ? inOneLine.withCompany : inOneLine.plain)}
      >
        <TextField
          type="search"
          name="search"
          label={t('search')}
          hint={searchHint}
          defaultValue={search}
          maxLength={100}
          before={<Search aria-hidden="true" className="size-5" />}
          className={states ? '' : 'min-[1200px]:col-span-2'}
        />
        {/* On a phone the filters are folded, so that the list is near the top. */}
        <details open={isNarrowed} className="peer md:hidden">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-display text-lg font-semibold">
            <SlidersHorizontal aria-hidden="true" className="size-5" />
            {t('more')}
          </summary>
        </details>
        <div className="gap-4 max-md:hidden max-md:peer-open:grid md:contents">
          {states && (
            <Select
              name="state"
              label={states.label}
              placeholder={t('all')}
              options={states.options}
              defaultValue={state}
              onChange={(event) => void submit(event.currentTarget.form)}
            />
          )}
          {companies.length > 0 && (
            <Select
              name="company"
              label={t('company')}
              placeholder={t('allCompanies')}
              options={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
              defaultValue={company}
              onChange={(event) => void submit(event.currentTarget.form)}
            />
          )}
          <TextField
            type="date"
            name="from"
            label={t('from')}
            defaultValue={from}
            error={problems.from && t(`problem.${problems.from}`)}
          />
          <TextField
            type="date"
            name="to"
            label={t('to')}
            defaultValue={to}
            error={problems.to && t(`problem.${problems.to}`)}
          />
          <Select
            name="order"
            label={t('order')}
            options={[
              { value: 'desc', label: t('newest') },
              { value: 'asc', label: t('oldest') },
            ]}
            defaultValue={order}
            onChange={(event) => void submit(event.currentTarget.form)}
            // Tables sort by their column headers instead.
            className="md:hidden"
          />
        </div>
        <div className="flex flex-wrap items-start gap-3 md:mt-6.5">
          <Button type="submit">{t('show')}</Button>
          {isNarrowed && (
            <Link to="?" className={buttonClasses({ kind: 'quiet' })}>
              {t('clear')}
            </Link>
          )}
        </div>
      </Form>
    </search>
  );
}
