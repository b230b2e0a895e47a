import type { Language } from '#core/locale.ts';
import { toDecimal } from '#core/money.ts';
import { ok } from '#core/result.ts';
import type { Row } from '#platform/sheets/cell.ts';
import { type CrewMember, listCrew } from '../people/crew-store.server.ts';
import type { PeopleReach } from '../people-admin/reach-people.server.ts';
import { readPeopleReach } from '../people-admin/reach-people.server.ts';
import { personColumns, type SheetColumn, sizeColumn, sizeGroupOf } from './import-columns.ts';
import type { LineProblem } from './import-line.ts';
import { columnTitle, roleWord, type SheetWords, stateWord } from './import-words.server.ts';
import { readSheetWords } from './read-import-rights.server.ts';
import { openRejected } from './run-import.server.ts';
import type { Importing, ImportShop } from './stage-people.server.ts';

export const sheetContents = ['people', 'sizes'] as const;
type SheetContent = (typeof sheetContents)[number];

/** The columns that identify the person of a line of sizes. */
const nameColumns: readonly SheetColumn[] = ['id', 'employeeNo', 'firstName', 'lastName', 'emailAddress', 'department'];

type Sheet = {
  readonly columns: readonly { readonly title: string; readonly width: number }[];
  readonly rows: AsyncIterable<Row>;
};

type SheetQuery = { readonly companyId: number | undefined; readonly content: SheetContent; readonly isEmpty: boolean };

/** For those who administer a company: its people with their current data, to edit and upload, or only the headings. */
export async function openTemplate(shop: ImportShop, visit: Importing, { companyId, content, isEmpty }: SheetQuery) {
  const reach = await readPeopleReach(shop, visit, companyId);
  if (!reach.ok) return reach;
  const words = await readSheetWords(shop);
  const groups = [...words.sizes.values()].map(({ code }) => sizeColumn(code));
  const columns = content === 'people' ? personColumns : [...nameColumns, ...groups];
  const { texts } = shop;
  const { language } = visit;
  const cellOf = (person: CrewMember, column: SheetColumn): string => {
    if (column === 'roleId') return person.account ? roleWord(texts, language, person.account.roleId) : '';
    if (column === 'isActive') return stateWord(texts, language, person.account?.isActive ?? false);
    return textOf(person, column);
  };
  const rows = isEmpty ? noRows() : crewRows(shop, reach.value, (person) => columns.map((one) => cellOf(person, one)));
  return ok<Sheet>({ columns: titled(words, language, columns), rows });
}

const notApplied: LineProblem = { field: '', code: 'not-applied', facts: {} };

/** The lines that were not applied, each with the reason in the last column. */
export async function openRejectedSheet(shop: ImportShop, visit: Importing, importId: string) {
  const opened = await openRejected(shop, visit, importId);
  if (!opened.ok) return opened;
  const { held, lines } = opened.value;
  const { language } = visit;
  const words = await readSheetWords(shop);
  const reason = { title: shop.texts.say(language, 'people-import', 'reason') ?? 'reason', width: 60 };
  async function* rows(): AsyncGenerator<Row, void> {
    for await (const { cells, problems } of lines) {
      const reasons = (problems.length > 0 ? problems : [notApplied]).map((problem) =>
        sayProblem(words, language, problem),
      );
      yield { cells: [...held.columns.map((column) => cells[column] ?? ''), reasons.join('; ')] };
    }
  }
  return ok<Sheet>({ columns: [...titled(words, language, held.columns), reason], rows: rows() });
}

/** A problem as text. Problems of fields that forms have too use the texts of the forms. */
export function sayProblem(words: SheetWords, language: Language, { field, code, facts }: LineProblem): string {
  const { texts } = words;
  const name = columnTitle(words, language, field);
  const said = texts.say(language, 'people-import', `problem.${code}`, { field: name, ...facts });
  return said ?? texts.say(language, 'validation', code, { field: name, ...facts }) ?? code;
}

const titled = (words: SheetWords, language: Language, columns: readonly SheetColumn[]) =>
  columns.map((column) => ({
    title: columnTitle(words, language, column),
    width: column === 'emailAddress' ? 32 : 18,
  }));

const peoplePerPart = 500;

async function* crewRows({ db }: ImportShop, reach: PeopleReach, cellsOf: (person: CrewMember) => string[]) {
  for (let after = 0; ; ) {
    const part = await listCrew(db, reach, { after, most: peoplePerPart });
    for (const person of part) yield { cells: cellsOf(person) };
    const last = part.at(-1);
    if (!last || part.length < peoplePerPart) return;
    after = last.id;
  }
}

async function* noRows(): AsyncGenerator<Row, void> {}

function textOf(person: CrewMember, column: SheetColumn): string {
  const sizeGroup = sizeGroupOf(column);
  if (sizeGroup !== undefined)
    return Object.entries(person.sizes).find(([group]) => group.toLowerCase() === sizeGroup)?.[1] ?? '';
  const { facts } = person;
  switch (column) {
    case 'id':
      return String(person.id);
    case 'approver':
      return facts.approver?.emailAddress ?? '';
    case 'amountLimit':
      return facts.amountLimit ? String(toDecimal(facts.amountLimit)) : '';
    case 'employeeNo':
    case 'occupation':
    case 'department':
    case 'costCentre':
    case 'locker':
    case 'lockerPosition':
      return facts[column] ?? '';
    default:
      return person[column as 'firstName' | 'lastName' | 'emailAddress' | 'phoneNumber' | 'cellPhone'] ?? '';
  }
}
