import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { cleanTyped, type Takes, takesOf } from './clean-typed.ts';
import { controlClassesOf } from './control-style.ts';
import { FieldFrame, type FieldTexts, useField } from './field.tsx';

type Props = Omit<ComponentProps<'input'>, 'className' | 'size'> &
  FieldTexts & {
    size?: 'small' | 'medium';
    /** Derived from the type of the input by default. */
    takes?: Takes;
    /** An icon at the left, such as a magnifying glass. */
    before?: ReactNode;
    /** A unit or small button at the right. */
    after?: ReactNode;
  };

/** A text field. Takes the result of Conform's `getInputProps`, or name and defaultValue. Removes forbidden characters. */
export function TextField({ size = 'medium', takes, before, after, ...props }: Props) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <span className="relative flex">
        {before && (
          <span className="pointer-events-none absolute inset-y-0 left-0 grid w-12 place-items-center text-quiet">
            {before}
          </span>
        )}
        <input
          type="text"
          {...control}
          onChange={cleanTyped(takes ?? takesOf(props.type), {}, props.onChange)}
          className={cx(controlClassesOf(size), before ? 'pl-12' : '', after ? 'pr-12' : '')}
        />
        {after && (
          <span className="absolute inset-y-0 right-0 grid min-w-12 place-items-center text-quiet">{after}</span>
        )}
      </span>
    </FieldFrame>
  );
}
