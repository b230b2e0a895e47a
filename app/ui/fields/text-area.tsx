import type { ComponentProps } from 'react';
import { areaClasses } from './control-style.ts';
import { FieldFrame, type FieldTexts, useField } from './field.tsx';

type Props = Omit<ComponentProps<'textarea'>, 'className'> & FieldTexts;

/** A multi-line text field. */
export function TextArea(props: Props) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <textarea rows={4} {...control} className={areaClasses} />
    </FieldFrame>
  );
}
