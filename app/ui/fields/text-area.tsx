import type { ComponentProps } from 'react';
import { cleanTyped, type Takes } from './clean-typed.ts';
import { areaClasses } from './control-style.ts';
import { FieldFrame, type FieldTexts, useField } from './field.tsx';

type Props = Omit<ComponentProps<'textarea'>, 'className'> & FieldTexts & { takes?: Takes };

/** A multi-line text field. Removes forbidden characters. */
export function TextArea({ takes = 'text', ...props }: Props) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <textarea
        rows={4}
        {...control}
        onChange={cleanTyped(takes, { multiline: true }, props.onChange)}
        className={areaClasses}
      />
    </FieldFrame>
  );
}
