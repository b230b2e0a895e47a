import { useFormatter, useTranslations } from 'use-intl';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import type { ImportResult } from './newsletter-view.ts';

/** The lines of a file that were not added, with the reason. */
export function RefusedLines({ lines }: { lines: ImportResult['refused'] }) {
  const t = useTranslations('staff.newsletter');
  const jobs = useTranslations('work.jobs');
  const { number } = useFormatter();
  return (
    <DetailSection title={jobs('refusedLines')} isFlush>
      <Table caption={jobs('refusedLines')}>
        <thead>
          <tr>
            <HeaderCell isNumber>{jobs('line')}</HeaderCell>
            <HeaderCell>{t('email')}</HeaderCell>
            <HeaderCell>{jobs('reason')}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, email, problem }) => (
            <tr key={line}>
              <Cell isNumber>{number(line)}</Cell>
              <Cell className="wrap-anywhere">{email}</Cell>
              <Cell>{t(`problem.${problem}`)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </DetailSection>
  );
}
