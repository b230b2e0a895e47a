import { stripControls } from '#core/input.ts';

/** What a sheet can say about a person, in the order of the template. */
export const personColumns = [
  'id',
  'employeeNo',
  'firstName',
  'lastName',
  'emailAddress',
  'phoneNumber',
  'cellPhone',
  'roleId',
  'isActive',
  'occupation',
  'department',
  'costCentre',
  'locker',
  'lockerPosition',
  'approver',
  'amountLimit',
] as const;

export type PersonColumn = (typeof personColumns)[number];

/** A column of a person, or of a size group by its code. */
export type SheetColumn = PersonColumn | `size:${string}`;

/** What stands in a line, by column. A column that the sheet does not have is absent. */
export type Cells = Readonly<Record<string, string>>;

export const sizeColumn = (sizeGroup: string): SheetColumn => `size:${sizeGroup.toLowerCase()}`;

export const sizeGroupOf = (column: string): string | undefined =>
  column.startsWith('size:') ? column.slice('size:'.length) : undefined;

/** Names above columns are compared without accents, blanks and signs. */
export const foldName = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

export type SheetHeader = {
  /** In the order of the sheet; undefined for a column that is not read. */
  readonly columns: readonly (SheetColumn | undefined)[];
  readonly unread: readonly string[];
};

const keys: ReadonlySet<string | undefined> = new Set(['id', 'employeeNo', 'emailAddress']);

/** The columns that the first line names. Undefined where none of them says whom a line is about. */
export function readHeader(cells: readonly string[], names: ReadonlyMap<string, SheetColumn>): SheetHeader | undefined {
  const columns: (SheetColumn | undefined)[] = [];
  for (const cell of cells) {
    const column = names.get(foldName(cell));
    // The first of two equal names counts.
    columns.push(columns.includes(column) ? undefined : column);
  }
  const unread = cells.filter((cell, at) => columns[at] === undefined && cell.trim() !== '');
  return columns.some((column) => keys.has(column)) ? { columns, unread } : undefined;
}

const longestCell = 300;

/** A line by column, or undefined where nothing stands in it. */
export function cellsOf(columns: SheetHeader['columns'], line: readonly string[]): Cells | undefined {
  const cells: Record<string, string> = {};
  for (const [at, column] of columns.entries()) if (column !== undefined) cells[column] = cleanCell(line[at] ?? '');
  return Object.values(cells).some((text) => text !== '') ? cells : undefined;
}

/** Our own files put an apostrophe before what a spreadsheet program would take for a formula. */
export const cleanCell = (text: string): string =>
  stripControls(text.toWellFormed())
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
    .slice(0, longestCell);

/** A hyphen removes a value; an empty cell leaves it as it is. */
export const isRemoval = (text = ''): boolean => /^[-–—]$/.test(text);

/** The employee number that a line is found by. One that is to be removed finds nobody. */
export const employeeKeyOf = ({ employeeNo = '' }: Cells): string => (isRemoval(employeeNo) ? '' : employeeNo);
