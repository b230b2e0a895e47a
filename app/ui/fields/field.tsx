import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { cx } from '../class-names.ts';
import { ariaOf, errorIdOf, errorList, type FieldErrors, hintIdOf } from './field-errors.ts';

/** Props of every field besides the attributes of its control. */
export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  error?: FieldErrors;
  /** Shows "optional" beside the label. */
  isOptional?: boolean | undefined;
  /** For a search box in a header: the label is for screen readers only. */
  isLabelHidden?: boolean | undefined;
  /** Class of the frame: width and margins. */
  className?: string | undefined;
};

/** Separates props of the frame from those of the control. */
export function useField<Props extends FieldTexts & { id?: string | undefined }>(props: Props) {
  const ownId = useId();
  const { label, hint, error, isOptional, isLabelHidden, className, id = ownId, ...rest } = props;
  return {
    frame: { id, label, hint, error, isOptional, isLabelHidden, className },
    control: { ...rest, ...ariaOf(id, { hint, error }), id },
  };
}

/** Label, control, hint and error. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  className,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div className={cx('flex min-w-0 flex-col', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>
        {label}
        {isOptional && <OptionalMark />}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export function OptionalMark() {
  return <span className="font-normal text-quiet"> ({useTranslations('ui')('optional')})</span>;
}

export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: FieldErrors }) {
  const errors = errorList(error);
  return (
    <>
      {hint && (
        <p id={hintIdOf(id)} className="mt-1.5 text-sm text-quiet">
          {hint}
        </p>
      )}
      {errors.length > 0 && (
        <div id={errorIdOf(id)} className="mt-1.5 flex gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <div>
            {errors.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
