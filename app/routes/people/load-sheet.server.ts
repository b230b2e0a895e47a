import type { AttentionLine, SheetView } from '#app/components/people-import/import-view.ts';
import { notFound } from '#app/not-found.ts';
import type { ImportLine } from '#modules/people-import/import-line.ts';
import { columnTitle } from '#modules/people-import/import-words.server.ts';
import { getPeopleImport } from '#modules/people-import/people-imports.server.ts';
import { sayProblem } from '#modules/people-import/people-sheet.server.ts';
import { readSheetWords } from '#modules/people-import/read-import-rights.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { readCompanyTabs } from '../history/history-place.server.ts';

/** The columns that identify the person of a line, shown beside the cells with errors. */
const names: ReadonlySet<string> = new Set(['id', 'employeeNo', 'firstName', 'lastName', 'emailAddress']);

/** The effects of applying a sheet, the lines that need attention, and the progress. */
export async function loadSheet(shop: Shop, visit: Visit, importId: string) {
  const found = await getPeopleImport(shop, visit, importId);
  if (!found.ok) throw notFound();
  const { id, companyId, fileName, counts, unread, attention, columns, open, job } = found.value;
  const words = await readSheetWords(shop);
  const toLine = ({ line, cells, problems }: ImportLine): AttentionLine => {
    const say = (column: string) =>
      problems.filter(({ field }) => field === column).map((one) => sayProblem(words, visit.language, one));
    // If a name or key is wrong, the cause may be an empty one beside it, so all are shown.
    const asksNames = problems.some(({ field }) => names.has(field));
    const shown = columns.filter(
      (column) =>
        problems.some(({ field }) => field === column) || (names.has(column) && (asksNames || cells[column] !== '')),
    );
    const known = new Set<string>(shown);
    return {
      line,
      cells: shown.map((column) => ({
        column,
        label: columnTitle(words, visit.language, column),
        value: cells[column] ?? '',
        errors: say(column),
      })),
      // A column that the sheet does not have cannot be corrected in its cell.
      errors: problems.filter(({ field }) => !known.has(field)).map((one) => sayProblem(words, visit.language, one)),
    };
  };
  const sheet: SheetView = {
    id,
    companyId,
    fileName,
    counts,
    unread,
    open,
    attention: attention.map(toLine),
    job: job && {
      state: job.state,
      total: job.total,
      done: job.done,
      accepted: job.accepted,
      refused: job.refused,
      isCancelAsked: job.isCancelAsked,
    },
  };
  return { tabs: await readCompanyTabs(shop, visit), sheet };
}
