import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './class-names.ts';

type TableProps = {
  /** What the table contains; for screen readers, shown on request. */
  caption: string;
  isCaptionShown?: boolean;
  children: ReactNode;
  className?: string;
};

/** A table. On a narrow screen it scrolls in its own frame, not the page. */
export function Table({ caption, isCaptionShown = false, children, className }: TableProps) {
  return (
    <section
      aria-label={caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className={cx('scroll-shade relative overflow-x-auto border-y border-line', className)}
    >
      <table className="w-full border-collapse text-left tabular-nums [&_tbody_tr]:border-t [&_tbody_tr]:border-line [&_tbody_tr:hover]:bg-ground">
        <caption className={isCaptionShown ? 'px-4 py-3 text-left font-semibold' : 'sr-only'}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}

type CellProps = { isNumber?: boolean };

export function Cell({ isNumber, className, ...rest }: ComponentProps<'td'> & CellProps) {
  return <td {...rest} className={cx('px-4 py-3.5 align-middle', isNumber && 'text-right', className)} />;
}

type HeaderProps = ComponentProps<'th'> & CellProps & { sort?: Sort };

type Sort = {
  direction: 'ascending' | 'descending' | 'none';
  /** Link to the other order, for a list that the server sorts. */
  to?: string;
  onSort?: () => void;
};

/** A column header. With `sort` it changes the order: a link, or a button if the browser has all rows. */
export function HeaderCell({ isNumber, sort, className, children, ...rest }: HeaderProps) {
  return (
    <th
      scope="col"
      aria-sort={sort?.direction}
      {...rest}
      className={cx('eyebrow px-4 py-3 align-middle whitespace-nowrap text-quiet', isNumber && 'text-right', className)}
    >
      {sort ? <SortControl sort={sort}>{children}</SortControl> : children}
    </th>
  );
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

function SortControl({ sort: { direction, to, onSort }, children }: { sort: Sort; children: ReactNode }) {
  const Arrow = arrows[direction];
  const looks = cx(
    'inline-flex min-h-6 items-center gap-1.5 uppercase tracking-[inherit] hover:text-ink',
    direction !== 'none' && 'text-ink',
  );
  const face = (
    <>
      {children}
      <Arrow aria-hidden="true" className="size-4 shrink-0" />
    </>
  );
  return to === undefined ? (
    <button type="button" onClick={onSort} className={looks}>
      {face}
    </button>
  ) : (
    <Link to={to} preventScrollReset className={looks}>
      {face}
    </Link>
  );
}
