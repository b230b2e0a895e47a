import { useTranslations } from 'use-intl';
import { Ruler } from '#app/ui/page-heading.tsx';
import { Specimen } from './specimen.tsx';

const display = [
  ['text-hero', 'text-hero font-bold'],
  ['text-title', 'text-title font-bold'],
  ['text-heading', 'text-heading font-bold'],
  ['text-subheading', 'text-subheading font-semibold'],
] as const;

export function Type() {
  const t = useTranslations('design');
  return (
    <>
      {display.map(([name, looks]) => (
        <Specimen key={name} file={name}>
          <p className={`font-display text-balance ${looks}`}>{t('sample')}</p>
        </Specimen>
      ))}
      <Specimen file="eyebrow">
        <p className="eyebrow">{t('sample')}</p>
      </Specimen>
      <Specimen file="text-lg, text-base, text-sm" className="grid max-w-2xl gap-4">
        <p className="text-lg">{t('sampleText')}</p>
        <p>{t('sampleText')}</p>
        <p className="text-sm text-quiet">{t('sampleText')}</p>
      </Specimen>
      <Specimen file="ticks, hatch, notch" className="grid gap-6">
        <Ruler />
        <div className="hatch h-20 border border-line" />
        <div className="notch h-12 w-40 bg-signal" />
      </Specimen>
    </>
  );
}
