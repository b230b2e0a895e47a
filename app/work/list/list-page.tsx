import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { Back } from '#app/work/back-link.tsx';
import { PageHead } from '#app/work/page-head.tsx';
import type { ListData } from './list-data.ts';
import { ListEmpty } from './list-empty.tsx';
import { ListFilters } from './list-filters.tsx';
import type { BulkAction, Column, Empty, ListFilter, Preset } from './list-parts.ts';
import { ListTable } from './list-table.tsx';
import { ListViews } from './list-views.tsx';
import { ListWays } from './list-ways.tsx';
import { type LeftWords, useListDone } from './use-list-done.tsx';

type Props<Row> = {
  title: string;
  intro?: ReactNode;
  back?: Back;
  actions?: ReactNode;
  notice?: ReactNode;
  /** Texts for `done` in the address, by the name of the finished action. */
  done?: Readonly<Record<string, string>>;
  /** Says why a bulk action left rows as they were. */
  leftWords?: LeftWords;
  /** The name under which views are saved. Absent: views cannot be saved. */
  name?: string;
  list: ListData<Row>;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  /** The name of a row, for its checkbox. */
  nameOf: (row: Row) => string;
  hrefOf?: ((row: Row) => string) | undefined;
  /** Absent if the list cannot be searched. */
  searchHint?: string;
  filters?: readonly ListFilter[];
  presets?: readonly Preset[];
  /** Name of the unfiltered view; the default is "All". */
  allText?: string;
  bulk?: readonly BulkAction[];
  /** Inputs for the bulk actions. */
  bulkFields?: ReactNode;
  /** Address of the export. */
  exportHref?: string;
  /** Shown if there are no rows, even without filters. */
  empty: Empty;
  children?: ReactNode;
};

const noWords = {};

/** A list screen: views, search and filters, rows with keyboard navigation, bulk actions and exports. */
export function ListPage<Row>(props: Props<Row>) {
  const { title, intro, back, actions, notice, name, list, searchHint, filters = [], presets = [], empty } = props;
  const t = useTranslations('work.list');
  const done = useListDone(props.done ?? noWords, props.leftWords);
  const isLoading = useNavigation().state === 'loading';
  const isNarrowed = list.search !== '' || Object.keys(list.filters).length > 0;
  const { search: address } = useLocation();
  return (
    <>
      <PageHead title={title} intro={intro} back={back} actions={actions} />
      {done}
      {notice}
      {(name !== undefined || presets.length > 0) && (
        <ListViews name={name} views={list.views} presets={presets} allText={props.allText} />
      )}
      {(searchHint !== undefined || filters.length > 0) && (
        <ListFilters list={list} searchHint={searchHint} filters={filters} />
      )}
      {list.ignored.length > 0 && (
        <Notice tone="warn" className="mb-3">
          {t('ignored', { filters: list.ignored.join(', ') })}
        </Notice>
      )}
      <div className={cx('transition-opacity', isLoading && 'opacity-60')} aria-busy={isLoading}>
        {list.rows.length === 0 ? (
          <ListEmpty isNarrowed={isNarrowed} empty={empty} />
        ) : (
          <ListTable key={address} {...props} />
        )}
      </div>
      <ListWays list={list} exportHref={props.exportHref} />
      {props.children}
    </>
  );
}
