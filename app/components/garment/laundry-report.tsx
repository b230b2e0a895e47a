import { FileSpreadsheet } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Card } from '#app/components/account/card.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import type { ReportView } from './report-view.ts';

const figures = ['inUse', 'washed', 'atLimit', 'unseen'] as const;
const colours = { inUse: 'bg-line', washed: 'bg-ink', atLimit: 'bg-danger', unseen: 'bg-quiet' } as const;

/** Garments of each department as bars and as a table. */
export function LaundryReport({ report }: { report: ReportView }) {
  const t = useTranslations('garment.report');
  const { departments, total, excelHref } = report;
  const nameOf = (department: string) => department || t('noDepartment');
  return (
    <Card title={t('byDepartment')}>
      {departments.length === 0 && <p className="mt-3 text-quiet">{t('none')}</p>}
      {departments.length > 0 && (
        <>
          <Chart report={report} />
          <Table caption={t('byDepartment')} className="mt-6">
            <thead>
              <tr>
                <HeaderCell>{t('department')}</HeaderCell>
                {figures.map((figure) => (
                  <HeaderCell key={figure} isNumber>
                    {t(figure)}
                  </HeaderCell>
                ))}
              </tr>
            </thead>
            <tbody>
              {departments.map((row) => (
                <tr key={row.department}>
                  <Cell>{nameOf(row.department)}</Cell>
                  {figures.map((figure) => (
                    <Cell key={figure} isNumber>
                      {row[figure]}
                    </Cell>
                  ))}
                </tr>
              ))}
              <tr className="font-semibold">
                <Cell>{t('total')}</Cell>
                {figures.map((figure) => (
                  <Cell key={figure} isNumber>
                    {total[figure]}
                  </Cell>
                ))}
              </tr>
            </tbody>
          </Table>
          <ButtonLink
            to={excelHref}
            reloadDocument
            kind="secondary"
            size="small"
            className="mt-4"
            icon={<FileSpreadsheet aria-hidden="true" className="size-4.5" />}
          >
            {t('excel')}
          </ButtonLink>
        </>
      )}
    </Card>
  );
}

/** The table contains the same data. */
function Chart({ report: { departments } }: { report: ReportView }) {
  const t = useTranslations('garment.report');
  const highest = Math.max(1, ...departments.flatMap((row) => figures.map((figure) => row[figure])));
  return (
    <div aria-hidden="true" className="mt-4">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {figures.map((figure) => (
          <li key={figure} className="flex items-center gap-2">
            <span className={`size-3 ${colours[figure]}`} />
            {t(figure)}
          </li>
        ))}
      </ul>
      <ul className="mt-4 grid gap-4">
        {departments.map((row) => (
          <li key={row.department}>
            <p className="text-sm font-semibold">{row.department || t('noDepartment')}</p>
            {figures.map((figure) => (
              <div key={figure} className="mt-1 flex items-center gap-2 text-xs tabular-nums">
                <div className={`h-2.5 ${colours[figure]}`} style={{ width: `${(row[figure] / highest) * 85}%` }} />
                {row[figure]}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
