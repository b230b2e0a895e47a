import { FileDown } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { ProofProblems } from '#app/components/proof/proof-problems.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { otherLogoIntent, type StaffProduction } from './staff-order.ts';

type Props = { production: StaffProduction };

export const productionId = 'production';

/** The services on the garments of an order, and the sheets for production. */
export function OrderProduction({ production }: Props) {
  const { sheetHref, proofsHref, rows } = production;
  const t = useTranslations('proof');
  const icon = <FileDown aria-hidden="true" className="size-4.5" />;
  return (
    <div id={productionId} className="min-w-0 scroll-mt-20">
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
          {rows.map((row) => (
            <li key={row.rowNumber} className="border-t border-line pt-2 wrap-anywhere">
              <p className="font-semibold">{[row.service, row.text].filter(Boolean).join(': ')}</p>
              {row.state !== 'ready' && row.problems.length === 0 && (
                <p className="font-medium text-danger">{t(`state.${row.state}`)}</p>
              )}
              <ProofProblems problems={row.problems} hints={[]} />
              <p className="text-quiet">{[row.garment, row.wearer].filter(Boolean).join(' · ')}</p>
              <OtherLogo production={production} row={row} />
            </li>
          ))}
        </ul>
      </DetailSection>
    </div>
  );
}

/** Replaces a logo that cannot be made by another one of the company. */
function OtherLogo({ production: { orderId, logos }, row }: Props & { row: StaffProduction['rows'][number] }) {
  const t = useTranslations('proof.otherLogo');
  const { formData } = useNavigation();
  const others = row.takesOtherLogo ? logos.filter(({ value }) => value !== row.logo) : [];
  if (others.length === 0) return null;
  const isLoading = formData?.get('intent') === otherLogoIntent && formData.get('rowNumber') === String(row.rowNumber);
  return (
    <Form method="post" action="?" preventScrollReset className="mt-2 flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value={otherLogoIntent} />
      <input type="hidden" name="orderId" value={orderId} />
      <input type="hidden" name="rowNumber" value={row.rowNumber} />
      <Select name="logo" label={t('label')} size="small" options={others} />
      <Button
        type="submit"
        kind="secondary"
        size="small"
        isLoading={isLoading}
        aria-label={`${t('use')}: ${row.service}, ${row.garment}`}
      >
        {t('use')}
      </Button>
    </Form>
  );
}
