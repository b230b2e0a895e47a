import { type ReactNode, useId } from 'react';
import { cx } from './class-names.ts';

type Props = {
  label: ReactNode;
  /** From 0 to `max`; undefined if the duration is unknown. */
  value?: number;
  max?: number;
  /** Shown at the right: "3 of 12", "45 %". */
  valueText?: string;
  className?: string;
};

/** A progress bar, drawn as a folding rule. */
export function Progress({ label, value, max = 100, valueText, className }: Props) {
  const id = useId();
  return (
    <div className={className}>
      <div className="mb-2 flex justify-between gap-4 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {valueText && <span className="text-quiet tabular-nums">{valueText}</span>}
      </div>
      <progress
        id={id}
        {...(value !== undefined && { value })}
        max={max}
        aria-valuetext={valueText}
        className={cx(
          'block h-2.5 w-full appearance-none border-0 bg-line',
          '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ink [&::-webkit-progress-value]:transition-[width] [&::-moz-progress-bar]:bg-ink',
          'indeterminate:animate-march indeterminate:bg-[linear-gradient(-45deg,var(--color-ink)_25%,var(--color-line)_25%_50%,var(--color-ink)_50%_75%,var(--color-line)_75%)] indeterminate:bg-[length:32px_32px] indeterminate:[&::-webkit-progress-bar]:bg-transparent indeterminate:[&::-moz-progress-bar]:bg-transparent',
        )}
      />
      <div aria-hidden="true" className="ticks mt-1 h-2.5 text-edge" />
    </div>
  );
}
