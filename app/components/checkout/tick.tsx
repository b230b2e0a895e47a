import type { ReactNode } from 'react';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import type { FieldErrors } from '#app/ui/fields/field-errors.ts';
import { shownTicksName } from '#modules/checkout/draft-names.ts';

type Props = { name: string; label: ReactNode; hint?: ReactNode; isTicked: boolean; error?: FieldErrors };

/** A box that says of itself that it was there: a form sends only those that are ticked. */
export function Tick({ name, label, hint, isTicked, error }: Props) {
  return (
    <div>
      <input type="hidden" name={shownTicksName} value={name} />
      <Checkbox id={name} name={name} label={label} hint={hint} defaultChecked={isTicked} error={error} />
    </div>
  );
}
