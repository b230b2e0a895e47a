import { useTranslations } from 'use-intl';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useCart } from '../cart-context.ts';
import type { LaundryChoice, LaundryValues, LaundryView, RowView } from '../cart-page-view.ts';
import { RowSelect } from './row-select.tsx';

type Props = { row: RowView; laundry: LaundryView };

/** Where the laundry brings the garments of the row. */
export function RowLaundry({ row, laundry }: Props) {
  const t = useTranslations('cart.row');
  if (!row.laundry) return null;
  const { employeeNo } = row.laundry;
  return (
    <fieldset className="mt-2.5 grid grid-cols-2 items-start gap-x-3 gap-y-2 sm:grid-cols-3 lg:grid-cols-5">
      <legend className="sr-only">{t('wearerOf', { name: row.name })}</legend>
      <Fact label={laundry.employeeNo} value={employeeNo} />
      {laundry.fields.map((field) =>
        laundry.isEditable ? (
          <Place key={field.name} row={row} laundry={laundry} field={field} />
        ) : (
          <Fact key={field.name} label={field.label} value={labelOf(field.choices, row[field.name])} />
        ),
      )}
    </fieldset>
  );
}

function Fact({ label, value = '' }: { label: string; value?: string | undefined }) {
  return (
    <p className="min-w-0 text-sm">
      <span className="block font-semibold">{label}</span>
      <span className="block truncate py-1.5 tabular-nums">{value || '–'}</span>
    </p>
  );
}

const labelOf = (choices: readonly LaundryChoice[] | undefined, value: string | undefined) =>
  choices?.find((one) => one.value === value)?.label ?? value;

function Place({ row, laundry, field: { name, label, choices } }: Props & { field: LaundryView['fields'][number] }) {
  const { change } = useCart();
  const value = row[name] ?? '';
  const set = (text: string) => change(row.id, wishOf(name, text));
  const items = name === 'laundryPositionNumber' ? positionsOf(laundry, row) : choices;
  if (!items)
    return (
      <TextField
        size="small"
        name={name}
        label={label}
        value={value}
        maxLength={100}
        autoComplete="off"
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
    );
  const isListed = items.some((one) => one.value === value);
  const all = value === '' || isListed ? items : [{ value, label: value }, ...items];
  return (
    <RowSelect
      name={name}
      label={label}
      {...(all.some((one) => one.value === '') ? {} : { placeholder: laundry.choose })}
      items={all}
      chosen={all.find((one) => one.value === value)}
      toOption={(one) => one}
      onChange={({ currentTarget }) => set(currentTarget.value)}
    />
  );
}

/** A position belongs to its locker. */
const wishOf = (name: keyof LaundryValues, text: string): LaundryValues =>
  name === 'laundryLockerNumber' ? { [name]: text, laundryPositionNumber: '' } : { [name]: text };

/** The free ones of the locker; undefined where the position is typed. */
function positionsOf({ positions }: LaundryView, { laundryLockerNumber = '' }: RowView): LaundryChoice[] | undefined {
  const free = positions?.[laundryLockerNumber];
  if (positions && laundryLockerNumber === '') return [];
  return free?.map((value) => ({ value, label: value }));
}
