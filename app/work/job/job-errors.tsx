import { useFormatter, useTranslations } from 'use-intl';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { LineError } from '#modules/bulk-job/bulk-job.ts';

/** The refused lines of a job, with field and reason. */
export function JobErrors({ errors }: { errors: readonly LineError[] }) {
  const t = useTranslations('work.jobs');
  const { number } = useFormatter();
  return (
    <DetailSection title={t('refusedLines')} isFlush={errors.length > 0}>
      {errors.length === 0 ? (
        <p className="text-sm text-quiet">{t('noRefusedLines')}</p>
      ) : (
        <Table caption={t('refusedLines')} className="border-b-0 text-sm [&_td]:py-2">
          <thead>
            <tr>
              <HeaderCell isNumber>{t('line')}</HeaderCell>
              <HeaderCell>{t('field')}</HeaderCell>
              <HeaderCell>{t('reason')}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ line, field, reason }) => (
              <tr key={`${line} ${field} ${reason}`}>
                <Cell isNumber>{number(line)}</Cell>
                <Cell className="font-mono">{field}</Cell>
                <Cell className="wrap-anywhere">{reason}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </DetailSection>
  );
}
