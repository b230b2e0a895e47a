import { memo, type Ref } from 'react';
import { cx } from '#app/ui/class-names.ts';
import type { Mark } from '../cart-state.ts';
import { CartRow, type CartRowProps } from './cart-row.tsx';
import { SlimRow } from './slim-row.tsx';

const looks: Record<Mark, string> = {
  added: 'bg-signal/25',
  blink: 'animate-breathe bg-warn-soft',
  flash: 'bg-success-soft',
};

type Props = CartRowProps & {
  /** Visible, or about to be. */
  isNear: boolean;
  /** Observes a row that is not near yet. */
  watch: Ref<HTMLLIElement>;
};

export const placeOf = (rowId: string) => `row-${rowId}`;

/**
 * A list item. Hundreds of complete rows would be megabytes and take seconds to hydrate, so rows further down are slim
 * until they come near. Rows with a message are always complete.
 */
export const RowItem = memo(function RowItem({ isNear, watch, ...props }: Props) {
  const { row, heading, problem, mark } = props;
  const isWhole = isNear || problem !== undefined;
  return (
    <li
      ref={isNear ? null : watch}
      id={placeOf(row.id)}
      data-mark={mark}
      className={cx('cart-row scroll-mt-40', !isWhole && 'slim-row', mark && looks[mark])}
    >
      {isWhole ? <CartRow {...props} /> : <SlimRow row={row} heading={heading} />}
    </li>
  );
});
