import { FileDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '#app/ui/button.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { StaffProduction } from './staff-order.ts';

/** What is put on the garments of an order, and the sheets for the workshop. */
export function OrderProduction({ production: { sheetHref, proofsHref, rows } }: { production: StaffProduction }) {
  const t = useTranslations('proof');
  const icon = <FileDown aria-hidden="true" className="size-4.5" />;
  return (
    <DetailSection title={t('sheet.production')}>
      <p className="mb-3 flex flex-wrap gap-3">
        <ButtonLink to={sheetHref} reloadDocument kind="secondary" size="small" icon={icon}>
          {t('production')}
        </ButtonLink>
        <ButtonLink to={proofsHref} reloadDocument kind="secondary" size="small" icon={icon}>
          {t('download')}
        </ButtonLink>
      </p>
      <ul className="grid gap-2 text-sm">
        {rows.map(({ rowNumber, service, garment, wearer, text, state }) => (
          <li key={rowNumber} className="border-t border-line pt-2 wrap-anywhere">
            <p className="font-semibold">{[service, text].filter(Boolean).join(': ')}</p>
            {state !== 'ready' && <p className="font-medium text-danger">{t(`state.${state}`)}</p>}
            <p className="text-quiet">{[garment, wearer].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
