import { useFormatter, useTranslations } from 'use-intl';
import type { SizeAdvice as Advice } from '#modules/sizing/size-finder.ts';
import type { LengthUnit } from '#modules/sizing/size-measures.ts';
import type { SizeSheet } from '#modules/sizing/size-sheet.ts';
import { useLengthWords } from './use-length-words.ts';

type Props = {
  advice: Advice;
  sheet: Pick<SizeSheet, 'bodyMeasurements'>;
  unit: LengthUnit;
};

/** The suggested size with its reason, or what is missing. */
export function SizeAdvice({ advice, sheet, unit }: Props) {
  const t = useTranslations('sizing.find');
  const name = useTranslations('sizing.measure');
  const format = useFormatter();
  const { length, range } = useLengthWords(unit);
  if (advice.status === 'missing') {
    const measures = format.list(
      advice.needs.map((measure) => name(measure)),
      { type: 'disjunction' },
    );
    return <p className="text-quiet">{t('missing', { measures })}</p>;
  }
  if (advice.status === 'outside') {
    const { side, measure, size } = advice;
    const facts = { measure: name(measure), value: length(advice.value), size, limit: length(advice.limit) };
    return (
      <>
        <p className="font-display text-subheading font-bold">{t('outside')}</p>
        <p className="mt-1">{t(side === 'above' ? 'outsideAbove' : 'outsideBelow', facts)}</p>
      </>
    );
  }
  const { leg, others, missing } = advice;
  const lengthName = sheet.bodyMeasurements.find(({ tableType }) => tableType === leg?.tableType)?.title ?? '';
  return (
    <>
      <p className="font-display text-heading font-bold">{t('result', { size: advice.size })}</p>
      <ul className="mt-2 grid gap-1">
        {advice.reasons.map(({ measure, value, size, range: fits, decides }) => (
          <li key={measure}>
            {t(decides ? 'decides' : 'allows', {
              measure: name(measure),
              value: length(value),
              size,
              range: range(fits),
            })}
          </li>
        ))}
        {leg && (
          <li>
            {t('leg', {
              measure: name(leg.measure),
              value: length(leg.value),
              length: lengthName,
              made: range(leg.range),
            })}
          </li>
        )}
        {others.map(({ wish, size }) => (
          <li key={wish}>{t('other', { wish, size })}</li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className="mt-2 text-sm text-quiet">
          {t('surer', { measures: format.list(missing.map((measure) => name(measure))) })}
        </p>
      )}
    </>
  );
}
