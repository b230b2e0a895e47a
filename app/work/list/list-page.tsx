import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { cx } from '#app/ui/class-names.ts';
import { type Back, PageHead } from '#app/work/page-head.tsx';
import type { ListData } from './list-data.ts';
import { ListEmpty } from './list-empty.tsx';
import { ListFilters } from './list-filters.tsx';
import type { BulkAction, Column, Empty, ListFilter, Preset } from './list-parts.ts';
import { ListTable } from './list-table.tsx';
import { ListViews } from './list-views.tsx';
import { ListWays } from './list-ways.tsx';
import { useListDone } from './use-list-done.tsx';

type Props<Row> = {
  title: string;
  intro?: ReactNode;
  back?: Back;
  actions?: ReactNode;
  notice?: ReactNode;
  /** What its forms say when they lead back here, by the name of what was done. */
  done?: Readonly<Record<string, string>>;
  /** The name of its views. Absent: none are kept. */
  name?: string;
  list: ListData<Row>;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  /** What a row is called, where it is selected. */
  nameOf: (row: Row) => string;
  hrefOf?: ((row: Row) => string) | undefined;
  /** Absent: the list cannot be searched. */
  searchHint?: string;
  filters?: readonly ListFilter[];
  presets?: readonly Preset[];
  /** What the list is without a word of its address; all of it unless told. */
  allText?: string;
  bulk?: readonly BulkAction[];
  /** Inputs that the actions for several rows read. */
  bulkFields?: ReactNode;
  /** Where the same rows are written as a file. */
  exportHref?: string;
  /** When there is nothing at all, whatever was asked. */
  empty: Empty;
  children?: ReactNode;
};

const noWords = {};

/** A list: views, search and filters above, rows by keyboard and pointer, what is done with several of them, and files. */
export function ListPage<Row>(props: Props<Row>) {
  const { title, intro, back, actions, notice, name, list, searchHint, filters = [], presets = [], empty } = props;
  const done = useListDone(props.done ?? noWords);
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
