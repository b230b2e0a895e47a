import * as z from 'zod';
import { ok } from '#core/result.ts';
import { writeWorkbook } from '#platform/sheets/write-workbook.ts';
import type { Api } from '../../api.server.ts';
import { readLaundryReport } from '../../garment/read-laundry-report.server.ts';
import { idParam } from '../../id-param.ts';
import { dayIn } from '../../market/market-day.ts';
import { addDownload } from '../add-download.server.ts';
import { languageQuery } from '../document-schema.ts';
import { sheetWords } from '../sheet-words.server.ts';

const figures = ['inUse', 'washed', 'atLimit', 'unseen'] as const;

/** The report of a company's garments as a spreadsheet. */
export function addLaundryReport(api: Api): void {
  addDownload(
    api,
    {
      path: '/documents/company/{companyId}/laundry-report',
      kind: 'xlsx',
      summary: 'Garments by department: in circulation, washed this month, at their limit, unseen for 60 days',
      description: 'For administrators of the company, its laundry, and staff with the task customers.',
      needsToken: true,
      params: z.object({ companyId: idParam }),
      query: languageQuery,
    },
    async ({ shop, visit, params: { companyId } }) => {
      const report = await readLaundryReport(shop, visit, { companyId });
      if (!report.ok) return report;
      const { say } = sheetWords(shop, visit);
      const words = (key: string) => say(`garment.report.${key}`);
      const columns = [
        { title: words('department'), width: 30 },
        ...figures.map((figure) => ({ title: words(figure), width: 20, isNumber: true })),
      ];
      const rows = report.value.departments.map((row) => ({
        cells: [row.department || words('noDepartment'), ...figures.map((figure) => row[figure])],
      }));
      const sheets = [{ name: words('title'), columns, rows }];
      const fileName = `laundry-report-${dayIn(visit.market.marketId, visit.now)}`;
      return ok({ file: { pieces: writeWorkbook({ at: visit.now, sheets }) }, fileName, isPersonal: true });
    },
  );
}
