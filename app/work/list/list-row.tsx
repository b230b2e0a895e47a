import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { cx } from '#app/ui/class-names.ts';
import { type Column, extraColumn } from './list-parts.ts';

type Props<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  id: string;
  name: string;
  href: string | undefined;
  hasBox: boolean;
};

/** A row of a list. The whole row links to its object, except the checkbox. */
export function ListRow<Row>({ row, columns, id, name, href, hasBox }: Props<Row>) {
  const t = useTranslations('work.list');
  const [first, ...rest] = columns;
  return (
    <tr
      data-row
      className={cx(
        'relative border-t border-line first:border-t-0 hover:bg-ground focus-within:bg-ground has-checked:bg-sunken',
        'max-md:grid max-md:gap-0.5 max-md:border max-md:bg-paper max-md:px-3 max-md:py-2.5 max-md:first:border-t',
      )}
    >
      {hasBox && (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the label inside says which row it selects
        <td className="w-9 max-md:absolute max-md:top-1 max-md:right-1">
          <label className="relative z-1 grid size-9 place-items-center max-md:size-11">
            <input type="checkbox" name="ids" value={id} className="size-4.5" />
            <span className="sr-only">{t('select', { name })}</span>
          </label>
        </td>
      )}
      {first && (
        <td className="h-9 px-3 font-semibold whitespace-nowrap max-md:h-auto max-md:px-0 max-md:pr-10 max-md:text-base max-md:whitespace-normal">
          {href === undefined ? (
            <Content row={row} column={first} />
          ) : (
            <PageLink
              href={href}
              data-row-link
              className="underline decoration-1 underline-offset-4 after:absolute after:inset-0 hover:decoration-2"
            >
              <Content row={row} column={first} />
            </PageLink>
          )}
        </td>
      )}
      {rest.map((column) => (
        <td
          key={column.id}
          className={cx(
            'h-9 px-3 max-md:flex max-md:h-auto max-md:justify-between max-md:gap-6 max-md:px-0 max-md:text-right',
            column.isNumber && 'text-right',
            column.isExtra && extraColumn,
            column.isWide && 'max-md:hidden',
            // Cards have no columns to align, so empty values are left out.
            'text' in column && column.text(row) === '' && 'max-md:hidden',
            column.isLong ? 'min-w-56 py-1.5 wrap-anywhere' : 'truncate max-md:max-w-none',
            column.isShort ? 'max-w-36' : !column.isLong && 'max-w-64',
          )}
        >
          <span className="shrink-0 text-quiet md:hidden">{column.head}</span>
          <span className="min-w-0 wrap-anywhere max-md:whitespace-normal">
            <Content row={row} column={column} />
          </span>
        </td>
      ))}
    </tr>
  );
}

function Content<Row>({ row, column }: { row: Row; column: Column<Row> }) {
  return 'text' in column ? column.text(row) : <column.Cell row={row} />;
}
