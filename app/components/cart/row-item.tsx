import { memo, useRef } from 'react';
import { useNear } from '#app/components/catalogue/use-near.ts';
import { cx } from '#app/ui/class-names.ts';
import { CartRow, type CartRowProps } from './cart-row.tsx';
import type { Mark } from './cart-state.ts';
import { SlimRow } from './slim-row.tsx';

const looks: Record<Mark, string> = {
  added: 'bg-signal/25',
  blink: 'animate-breathe bg-warn-soft',
  flash: 'bg-success-soft',
};

type Props = CartRowProps & {
  /** One of the first of the page. */
  isFirst: boolean;
};

/**
 * A place in the list. Hundreds of rows with all that can be done to them would be megabytes, and seconds until the first of them
 * listens: those further down are slim until they come near. One that has something to tell is not.
 */
export const RowItem = memo(function RowItem({ isFirst, ...props }: Props) {
  const { row, heading, problem, mark } = props;
  const place = useRef<HTMLLIElement>(null);
  const isNear = useNear(place);
  const isWhole = isFirst || isNear || problem !== undefined;
  return (
    <li ref={place} id={`row-${row.id}`} data-mark={mark} className={cx('cart-row', mark && looks[mark])}>
      {isWhole ? <CartRow {...props} /> : <SlimRow row={row} heading={heading} />}
    </li>
  );
});
