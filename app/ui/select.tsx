import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { controlClasses } from './control-style.ts';
import { FieldFrame, type FieldTexts, useField } from './field.tsx';

type Option = { value: string; label: string; isDisabled?: boolean };

type Props = Omit<ComponentProps<'select'>, 'className' | 'children' | 'multiple'> &
  FieldTexts & {
    options: readonly Option[];
    /** A first entry that stands for no choice. */
    placeholder?: string;
  };

/** One of a list. The browser's own, so it works before scripts do and as each device is used to. */
export function Select({ options, placeholder, ...props }: Props) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <span className="relative flex">
        <select {...control} className={cx(controlClasses, 'select-picker pr-11')}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-3.5 top-3.5 size-5" />
      </span>
    </FieldFrame>
  );
}
