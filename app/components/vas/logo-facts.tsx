import { CircleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { LogoView } from './logo-view.ts';

/** The logo on a light and a dark ground. */
export function LogoPicture({ logo: { name, picture } }: { logo: LogoView }) {
  return (
    <div className="grid grid-cols-2 border border-line">
      <span className="grid aspect-4/3 place-items-center bg-paper p-4">
        <img src={picture} alt={name} className="max-h-full max-w-full object-contain" />
      </span>
      <span className="grid aspect-4/3 place-items-center bg-ink p-4">
        <img src={picture} alt="" className="max-h-full max-w-full object-contain" />
      </span>
    </div>
  );
}

/** What was measured, and what does not suit production. */
export function LogoFacts({ logo }: { logo: LogoView }) {
  const t = useTranslations('vas.logo');
  const { number } = useFormatter();
  const { widthMm, heightMm, thinnestLineMm, dpi, colours, remarks, production, file } = logo;
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex flex-wrap gap-x-4 tabular-nums">
        <span>{t('size', { width: widthMm, height: heightMm })}</span>
        <span>{t('line', { mm: number(thinnestLineMm) })}</span>
        {dpi !== null && <span>{t('dpi', { dpi: number(dpi) })}</span>}
      </p>
      <ul aria-label={t('colours')} className="flex flex-wrap gap-1.5 py-1">
        {colours.slice(0, 12).map((colour) => (
          <li key={colour} className="size-5 border border-line" style={{ backgroundColor: colour }}>
            <span className="sr-only">{colour}</span>
          </li>
        ))}
      </ul>
      {production && (
        <p>
          {t('production', {
            threads: production.threadColours.join(', '),
            stitches: number(production.stitchCount),
            priceClass: production.priceClass,
          })}
        </p>
      )}
      {file !== undefined && (
        <p>
          <a href={file} download className="underline underline-offset-4">
            {t('original')}
          </a>
        </p>
      )}
      {remarks.map((remark) => (
        <p key={remark} className="flex gap-1.5 text-warn">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t(`remarks.${remark}`)}
        </p>
      ))}
    </div>
  );
}
