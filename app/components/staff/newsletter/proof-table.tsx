import { useTranslations } from 'use-intl';
import { useDay } from '#app/components/product/use-day.ts';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import type { ProofRow } from './newsletter-view.ts';

/** Every step of an address: the consent that it gave or withdrew, and the sentence that was shown. */
export function ProofTable({ rows }: { rows: readonly ProofRow[] }) {
  const t = useTranslations('staff.newsletter');
  const day = useDay();
  return (
    <Table caption={t('proof')}>
      <thead>
        <tr>
          <HeaderCell>{t('day')}</HeaderCell>
          <HeaderCell>{t('stepHead')}</HeaderCell>
          <HeaderCell>{t('source')}</HeaderCell>
          <HeaderCell>{t('wording')}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, on, what, source, culture, wording }) => (
          <tr key={key}>
            <Cell className="whitespace-nowrap">{day(on)}</Cell>
            <Cell>{t(`step.${what}`)}</Cell>
            <Cell>{[source, culture].filter(Boolean).join(', ')}</Cell>
            <Cell className="wrap-anywhere">{wording}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
