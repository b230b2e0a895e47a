import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';
import { FieldNotes, type FieldTexts, useField } from './field.tsx';

type Props = Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'> &
  Pick<FieldTexts, 'label' | 'hint' | 'className'>;

/** A switch with immediate effect. For a value that is sent with a form, use a checkbox. */
export function Switch(props: Props) {
  const { frame, control } = useField(props);
  return (
    <div className={frame.className}>
      <label htmlFor={frame.id} className="group flex min-h-11 items-center gap-3 has-disabled:text-quiet">
        <input
          {...control}
          type="checkbox"
          // A checkbox already has its checked state.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          className={cx(
            'relative h-7 w-12 shrink-0 appearance-none rounded-sm border border-edge bg-sunken transition-colors group-hover:border-ink',
            'before:absolute before:left-[3px] before:top-[3px] before:size-5 before:rounded-xs before:bg-edge before:transition-[translate,background-color]',
            'checked:border-ink checked:bg-ink checked:before:translate-x-5 checked:before:bg-signal',
            'disabled:border-line disabled:before:bg-line disabled:checked:bg-quiet',
          )}
        />
        <span>{frame.label}</span>
      </label>
      <div className="pl-15 empty:hidden">
        <FieldNotes {...frame} />
      </div>
    </div>
  );
}
