import { useTranslations } from 'use-intl';
import type { Measures } from '#modules/proof/measure-proof.ts';

const tenths = (mm: number) => Math.round(mm * 10) / 10;

/** The size of what is made. On phones the measures within the picture are too small to read. */
export function ProofSize({ measures: { widthMm, heightMm } }: { measures: Measures }) {
  const t = useTranslations('proof');
  return (
    <span className="text-sm tabular-nums">{t('size', { width: tenths(widthMm), height: tenths(heightMm) })}</span>
  );
}
