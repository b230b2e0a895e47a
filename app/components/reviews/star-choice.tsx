import { Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { cx } from '#app/ui/class-names.ts';
import { FieldNotes, type FieldTexts, useField } from '#app/ui/fields/field.tsx';
import { errorList } from '#app/ui/fields/field-errors.ts';

type Props = FieldTexts & { name: string; id: string; defaultValue: string | undefined };

const choices = ['1', '2', '3', '4', '5'] as const;

/** One to five stars as radio buttons; those up to the checked one are filled by CSS. */
export function StarChoice({ name, defaultValue, ...texts }: Props) {
  const t = useTranslations('reviews');
  const { frame, control } = useField(texts);
  return (
    <fieldset {...control} role="radiogroup" aria-required className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{frame.label}</legend>
      <div className="flex">
        {choices.map((stars) => (
          <label
            key={stars}
            className={cx(
              'group relative grid min-h-11 w-16 cursor-pointer justify-items-center gap-1 py-1 text-center text-xs text-quiet has-focus-visible:outline-2 has-focus-visible:outline-ink sm:w-22',
              'has-checked:font-semibold has-checked:text-ink has-checked:[&_svg]:fill-current [&:has(~label_:checked)_svg]:fill-current',
              errorList(frame.error).length > 0 && 'text-danger',
            )}
          >
            <input
              type="radio"
              name={name}
              value={stars}
              defaultChecked={defaultValue === stars}
              aria-label={`${t('filter.starCount', { count: Number(stars) })}: ${t(`starWord.${stars}`)}`}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Star aria-hidden="true" strokeWidth={1.5} className="size-8 fill-transparent text-ink" />
            <span aria-hidden="true">{t(`starWord.${stars}`)}</span>
          </label>
        ))}
      </div>
      <FieldNotes {...frame} />
    </fieldset>
  );
}
