import { type ReactNode, useRef, useState } from 'react';
import { Form, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { keepScroll } from '#app/components/shell/route-scroll.tsx';
import { HeaderCell } from '#app/ui/table.tsx';
import { BulkBar } from './bulk-bar.tsx';
import type { ListData } from './list-data.ts';
import { type BulkAction, type Column, extraColumn } from './list-parts.ts';
import { listHref } from './list-query.ts';
import { ListRow } from './list-row.tsx';
import { SelectBox } from './select-box.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useStartAtRows } from './use-start-at-rows.ts';

type Props<Row> = {
  title: string;
  list: ListData<Row>;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  hrefOf?: ((row: Row) => string) | undefined;
  bulk?: readonly BulkAction[];
  bulkFields?: ReactNode;
};

const noActions: readonly BulkAction[] = [];
const boxes = 'input[name="ids"]';

/** The rows as a table, or as cards on a phone, with checkboxes for bulk actions. */
export function ListTable<Row>({
  title,
  list,
  columns,
  keyOf,
  nameOf,
  hrefOf,
  bulk = noActions,
  bulkFields,
}: Props<Row>) {
  const t = useTranslations('work.list');
  const [address] = useSearchParams();
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [selected, setSelected] = useState(0);
  const rows = useRef<HTMLElement>(null);
  useListKeys(form);
  useStartAtRows(rows);
  const hasBoxes = bulk.length > 0;
  const allBoxes = () => [...(form.current?.querySelectorAll<HTMLInputElement>(boxes) ?? [])];
  const count = () => setSelected(allBoxes().filter(({ checked }) => checked).length);
  const selectAll = (isOn: boolean) => {
    for (const box of allBoxes()) box.checked = isOn;
    count();
  };
  const selection = {
    label: t('selectAll'),
    isOn: selected > 0 && selected === list.rows.length,
    isSome: selected > 0 && selected < list.rows.length,
    onTurn: selectAll,
  };
  const table = (
    <section
      ref={rows}
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="scroll-shade relative overflow-x-auto border border-line bg-paper max-md:border-0 max-md:bg-transparent max-md:bg-none"
    >
      <table className="w-full border-collapse text-left text-sm tabular-nums max-md:block">
        <caption className="sr-only">{title}</caption>
        <thead className="border-b border-line bg-ground max-md:sr-only">
          <tr className="[&>th]:h-9 [&>th]:px-3 [&>th]:py-0 [&>th]:text-sm">
            {hasBoxes && (
              <th scope="col" className="w-9 px-0! max-md:hidden">
                <SelectBox {...selection} />
              </th>
            )}
            {columns.map(({ id, head, isNumber = false, isExtra, sort }) => (
              <HeaderCell
                key={id}
                isNumber={isNumber}
                {...(isExtra && { className: extraColumn })}
                {...(sort !== undefined && {
                  sort: {
                    direction: list.sort !== sort ? 'none' : list.isDescending ? 'descending' : 'ascending',
                    to: listHref(address, { sort: list.sort === sort && !list.isDescending ? `-${sort}` : sort }),
                  },
                })}
              >
                {head}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-2">
          {list.rows.map((row) => (
            <ListRow
              key={keyOf(row)}
              row={row}
              columns={columns}
              id={keyOf(row)}
              name={nameOf(row)}
              href={hrefOf?.(row)}
              hasBox={hasBoxes}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
  return (
    <Form ref={form} method="post" action={search || '?'} state={keepScroll} onChange={count} className="group/list">
      {hasBoxes && (
        // Cards have no visible head.
        <div className="mb-1 flex justify-end pr-4 md:hidden">
          <SelectBox {...selection} isNamed />
        </div>
      )}
      {table}
      {hasBoxes && <BulkBar actions={bulk} fields={bulkFields} count={selected} onClear={() => selectAll(false)} />}
    </Form>
  );
}
