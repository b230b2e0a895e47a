import { useTranslations } from 'use-intl';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { BodyMeasure } from '#modules/sizing/size-measures.ts';
import type { Sizing } from './use-sizing.ts';

type Props = { asked: readonly BodyMeasure[]; sizing: Sizing };

/** Fields for body measures, each with its error. */
export function MeasureFields({ asked, sizing: { unit, typed, type, problems } }: Props) {
  const t = useTranslations('sizing');
  return asked.map((measure) => {
    const problem = problems[measure];
    return (
      <TextField
        key={measure}
        name={measure}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        label={t(`measure.${measure}`)}
        value={typed[measure] ?? ''}
        onChange={({ target }) => type(measure, target.value)}
        error={problem && t(`problem.${problem}`)}
        after={t(`unitShort.${unit}`)}
      />
    );
  });
}
