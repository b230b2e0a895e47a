import type { ReactNode } from 'react';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import type { FieldErrors } from '#app/ui/fields/field-errors.ts';
import { shownTicksName } from '#modules/checkout/draft-names.ts';

type Props = { name: string; label: ReactNode; hint?: ReactNode; isTicked: boolean; error?: FieldErrors };

/** A checkbox with a hidden field that names it, because browsers do not send unticked boxes. */
export function Tick({ name, label, hint, isTicked, error }: Props) {
  return (
    <div>
      <input type="hidden" name={shownTicksName} value={name} />
      <Checkbox id={name} name={name} label={label} hint={hint} defaultChecked={isTicked} error={error} />
    </div>
  );
}
