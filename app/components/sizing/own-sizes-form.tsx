import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { sizeFieldOf } from '#app/components/sizing/own-sizes-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { findSize } from '#modules/sizing/size-finder.ts';
import type { LengthUnit, Measures } from '#modules/sizing/size-measures.ts';
import type { SizeSheet } from '#modules/sizing/size-sheet.ts';
import { useLengthWords } from './use-length-words.ts';

type Props = {
  sheets: readonly SizeSheet[];
  /** Size by size group. */
  sizes: Readonly<Record<string, string>>;
  measures: Measures;
  marketUnit: LengthUnit;
};

/** The visitor's size in each group, beside the size calculated from their measures. */
export function OwnSizesForm({ sheets, sizes, measures, marketUnit }: Props) {
  const account = useTranslations('account');
  const { state, formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset className="grid gap-6">
      <input type="hidden" name="intent" value="sizes" />
      {sheets.map((sheet) => (
        <OwnSize
          // Reset when the stored value changes.
          key={`${sheet.code} ${sizes[sheet.code]}`}
          sheet={sheet}
          size={sizes[sheet.code] ?? ''}
          measures={measures}
          unit={marketUnit}
        />
      ))}
      <Button
        type="submit"
        isLoading={state !== 'idle' && formData?.get('intent') === 'sizes'}
        className="justify-self-start"
      >
        {account('save')}
      </Button>
    </Form>
  );
}

type OwnProps = { sheet: SizeSheet; size: string; measures: Measures; unit: LengthUnit };

function OwnSize({ sheet, size, measures, unit }: OwnProps) {
  const t = useTranslations('sizing');
  const { length, range } = useLengthWords(unit);
  const [chosen, setChosen] = useState(size);
  const advice = findSize(sheet, { measures });
  const reason = advice.status === 'found' ? advice.reasons.find(({ decides }) => decides) : undefined;
  const all = [...new Set(sheet.bodyMeasurements.flatMap(({ rows }) => rows.map((row) => row.size)))];
  return (
    <div className="grid gap-x-6 gap-y-2 min-[640px]:grid-cols-[14rem_minmax(0,1fr)] min-[640px]:items-end">
      <Select
        label={sheet.title}
        name={sizeFieldOf(sheet.code)}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        placeholder={t('mine.none')}
        options={all.map((one) => ({ value: one, label: one }))}
      />
      {advice.status === 'found' && reason && (
        <p className="text-sm min-[640px]:pb-1.5">
          <span className="font-semibold">{t('mine.suggested', { size: advice.size })}</span>{' '}
          <span className="text-quiet">
            {t('find.decides', {
              measure: t(`measure.${reason.measure}`),
              value: length(reason.value),
              size: reason.size,
              range: range(reason.range),
            })}
          </span>{' '}
          {chosen !== advice.size && (
            <button
              type="button"
              onClick={() => setChosen(advice.size)}
              className="cursor-pointer underline underline-offset-4 hover:no-underline noscript:hidden"
            >
              {t('mine.use', { size: advice.size })}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
