import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';
import { controlClassesOf } from './control-style.ts';
import { FieldFrame, type FieldTexts, useField } from './field.tsx';

type Option = { value: string; label: string; isDisabled?: boolean };

type Props = Omit<ComponentProps<'select'>, 'className' | 'children' | 'multiple' | 'size'> &
  FieldTexts & {
    size?: 'small' | 'medium';
    options: readonly Option[];
    /** A first entry for no selection. */
    placeholder?: string;
  };

/** A native select, which works without scripts. */
export function Select({ size = 'medium', options, placeholder, ...props }: Props) {
  const isSmall = size === 'small';
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      {/* A long text must not make the page scroll sideways; the focus ring stays visible. */}
      <span className="relative flex overflow-clip [overflow-clip-margin:0.375rem]">
        <select {...control} className={cx(controlClassesOf(size), 'select-picker peer', isSmall ? 'pr-8' : 'pr-11')}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className={cx(
            // A long text ends at the ground of the arrow.
            'pointer-events-none absolute right-px top-px rounded-r-sm bg-paper peer-disabled:bg-sunken peer-aria-invalid:bg-transparent',
            isSmall ? 'h-8.5 w-7 px-1.5' : 'h-11.5 w-11 px-3',
          )}
        />
      </span>
    </FieldFrame>
  );
}
