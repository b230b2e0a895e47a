import { useFormatter, useTranslations } from 'use-intl';
import { fromMillimetres, type LengthUnit } from '#modules/sizing/size-measures.ts';

/** Lengths in the visitor's language and unit: "92 cm", "90–93 cm". */
export function useLengthWords(unit: LengthUnit) {
  const t = useTranslations('sizing.unitShort');
  const format = useFormatter();
  const number = (millimetres: number) =>
    format.number(fromMillimetres(millimetres, unit), { maximumFractionDigits: 1 });
  return {
    number,
    length: (millimetres: number) => `${number(millimetres)} ${t(unit)}`,
    range: ([from, to]: readonly [number, number]) =>
      `${from === to ? number(from) : `${number(from)}–${number(to)}`} ${t(unit)}`,
  };
}
