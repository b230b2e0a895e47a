import { type ComponentProps, useState } from 'react';
import { Select } from '#app/ui/fields/select.tsx';

type SelectProps = ComponentProps<typeof Select>;

type Props<Item> = Omit<SelectProps, 'options' | 'size' | 'value'> & {
  items: readonly Item[];
  chosen: Item | undefined;
  toOption: (item: Item) => SelectProps['options'][number];
};

/**
 * A select in a row. A large cart would have tens of thousands of options, so all but the selected one are added on
 * hover or focus.
 */
export function RowSelect<Item>({ items, chosen, toOption, ...props }: Props<Item>) {
  const [isNear, setNear] = useState(false);
  const come = () => setNear(true);
  const chosenOption = chosen && toOption(chosen);
  return (
    <Select
      {...props}
      size="small"
      value={chosenOption?.value ?? ''}
      options={isNear ? items.map(toOption) : chosenOption ? [chosenOption] : []}
      onPointerEnter={come}
      onPointerDown={come}
      onFocus={come}
    />
  );
}
