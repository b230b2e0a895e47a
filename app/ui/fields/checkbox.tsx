import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';
import { FieldNotes, type FieldTexts, useField } from './field.tsx';

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> &
  Pick<FieldTexts, 'label' | 'hint' | 'error' | 'className'>;

/** A checkbox of a form. */
export function Checkbox(props: Props) {
  const { frame, control } = useField(props);
  return (
    <div className={frame.className}>
      <label htmlFor={frame.id} className="group flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-quiet">
        <input
          {...control}
          type="checkbox"
          className={cx(
            'size-6 shrink-0 appearance-none rounded-sm border border-edge bg-paper bg-center bg-no-repeat transition-colors',
            'group-hover:border-ink checked:border-ink checked:bg-ink checked:bg-(image:--mark-check) indeterminate:border-ink indeterminate:bg-ink indeterminate:bg-(image:--mark-dash)',
            'aria-invalid:border-danger disabled:border-line disabled:bg-sunken disabled:checked:bg-quiet',
          )}
        />
        <span className="pt-px">{frame.label}</span>
      </label>
      <div className="pl-9 empty:hidden">
        <FieldNotes {...frame} />
      </div>
    </div>
  );
}
