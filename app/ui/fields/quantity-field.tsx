import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '../class-names.ts';
import { FieldFrame, type FieldTexts, useField } from './field.tsx';

type Props = Omit<ComponentProps<'input'>, 'className' | 'type' | 'size' | 'ref'> &
  FieldTexts & {
    size?: 'small' | 'medium';
    /** Called with the number after each change; `undefined` while the field is empty. */
    onQuantityChange?: (quantity: number | undefined) => void;
  };

/** A number with buttons. `min`, `max` and `step` are native: packs of three are `step={3} min={3}`. */
export function QuantityField({ size = 'medium', onQuantityChange, onChange, ...props }: Props) {
  const t = useTranslations('ui.quantity');
  const { frame, control } = useField(props);
  const field = useRef<HTMLInputElement>(null);
  const step = (direction: 'stepUp' | 'stepDown') => {
    if (!field.current) return;
    field.current[direction]();
    // Dispatch native events, so that React and form libraries notice the change.
    for (const name of ['input', 'change']) field.current.dispatchEvent(new Event(name, { bubbles: true }));
  };
  const button = cx(
    'grid shrink-0 place-items-center hover:not-disabled:bg-sunken disabled:cursor-not-allowed disabled:text-quiet',
    size === 'small' ? 'size-9' : 'size-11.5',
  );
  return (
    <FieldFrame {...frame}>
      <span
        className={cx(
          'inline-flex w-fit rounded-sm border border-edge bg-paper hover:border-ink has-aria-invalid:border-danger has-[input:disabled]:border-line has-[input:disabled]:bg-sunken',
        )}
      >
        <button
          type="button"
          className={button}
          disabled={props.disabled}
          aria-label={t('decrease')}
          aria-controls={frame.id}
          onClick={() => step('stepDown')}
        >
          <Minus aria-hidden="true" className="size-4" />
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          min={0}
          {...control}
          ref={field}
          type="number"
          onChange={(event) => {
            onChange?.(event);
            const { valueAsNumber } = event.currentTarget;
            onQuantityChange?.(Number.isNaN(valueAsNumber) ? undefined : valueAsNumber);
          }}
          className={cx(
            'no-spin-buttons border-x border-line bg-transparent text-center text-base tabular-nums focus-visible:outline-offset-0',
            size === 'small' ? 'w-12' : 'w-16',
          )}
        />
        <button
          type="button"
          className={button}
          disabled={props.disabled}
          aria-label={t('increase')}
          aria-controls={frame.id}
          onClick={() => step('stepUp')}
        >
          <Plus aria-hidden="true" className="size-4" />
        </button>
      </span>
    </FieldFrame>
  );
}
