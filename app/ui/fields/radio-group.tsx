import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { FieldNotes, type FieldTexts, OptionalMark, useField } from './field.tsx';
import { errorList } from './field-errors.ts';

type Choice = { value: string; label: ReactNode; hint?: ReactNode; isDisabled?: boolean };

type Props = FieldTexts & {
  name: string;
  choices: readonly Choice[];
  id?: string | undefined;
  /** Id of the form, if the group is outside of it. */
  form?: string;
  defaultValue?: string | undefined;
  value?: string | undefined;
  onChange?: (value: string) => void;
  required?: boolean;
  disabled?: boolean;
  /** `cards` gives each option a frame: delivery methods, payment methods. */
  look?: 'plain' | 'cards';
};

/** A selection from a few visible options. */
export function RadioGroup({
  name,
  choices,
  form,
  defaultValue,
  value,
  onChange,
  required,
  disabled,
  look = 'plain',
  ...texts
}: Props) {
  const { frame, control } = useField(texts);
  return (
    <fieldset
      {...control}
      role="radiogroup"
      disabled={disabled}
      aria-required={required}
      className={cx('min-w-0', frame.className)}
    >
      <legend className={frame.isLabelHidden ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>
        {frame.label}
        {frame.isOptional && <OptionalMark />}
      </legend>
      <div className={look === 'cards' ? 'grid gap-px border border-line bg-line' : undefined}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={cx(
              'group flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-quiet',
              look === 'cards' &&
                'bg-paper px-4 py-4 hover:bg-ground has-checked:shadow-[inset_4px_0_0_var(--color-ink)] has-checked:bg-paper',
            )}
          >
            <input
              type="radio"
              name={name}
              form={form}
              value={choice.value}
              {...(value === undefined
                ? { defaultChecked: defaultValue === choice.value }
                : { checked: value === choice.value })}
              onChange={() => onChange?.(choice.value)}
              required={required}
              disabled={choice.isDisabled}
              className={cx(
                'size-6 shrink-0 appearance-none rounded-full border border-edge bg-paper transition-[border-color,border-width] group-hover:border-ink checked:border-[7px] checked:border-ink disabled:border-line disabled:bg-sunken',
                errorList(frame.error).length > 0 && 'not-checked:border-danger',
              )}
            />
            <span className="pt-px">
              {choice.label}
              {choice.hint && <span className="block text-sm text-quiet">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes {...frame} />
    </fieldset>
  );
}
