import { useTranslations } from 'use-intl';
import { bodyMeasures } from '#modules/sizing/size-measures.ts';
import { MeasureFigure } from './measure-figure.tsx';

/** The text by editors, or else the built-in one. */
export function HowToMeasure({ text }: { text: string | undefined }) {
  const t = useTranslations('sizing');
  return (
    <section aria-labelledby="how-title" className="mt-14 md:mt-20">
      <h2 id="how-title" className="font-display text-heading font-bold">
        {t('page.how')}
      </h2>
      <p className="mt-2 max-w-2xl whitespace-pre-line text-quiet">{text ?? t('page.howText')}</p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 min-[1200px]:grid-cols-4">
        {bodyMeasures.map((measure) => (
          <li key={measure} className="flex gap-4 border border-line bg-paper p-4">
            <MeasureFigure measure={measure} />
            <div className="min-w-0">
              <h3 className="font-semibold">{t(`measure.${measure}`)}</h3>
              <p className="mt-1 text-sm text-quiet text-pretty">{t(`how.${measure}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
