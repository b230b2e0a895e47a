import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import { type LengthUnit, lengthUnits } from '#modules/sizing/size-measures.ts';

type Props = { name: string; unit: LengthUnit; onChange: (unit: LengthUnit) => void; className?: string };

/** Centimetres or inches. A form field, so that it works without scripts. */
export function UnitChoice({ name, unit, onChange, className }: Props) {
  const t = useTranslations('sizing.unit');
  return (
    <fieldset className={cx('flex text-sm', className)}>
      <legend className="sr-only">{t('label')}</legend>
      {lengthUnits.map((one) => (
        <label
          key={one}
          className="flex min-h-9 cursor-pointer items-center border border-line px-3 first-of-type:border-r-0 hover:border-edge has-checked:border-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === unit}
            onChange={() => onChange(one)}
            className="sr-only"
          />
          {t(one)}
        </label>
      ))}
    </fieldset>
  );
}
