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

/** The cells of a line, by column. A column that the sheet does not have is absent. */
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

/** The columns that the first line names. Undefined if none of them identifies a person. */
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

/** A line by column, or undefined if it is empty. */
export function cellsOf(columns: SheetHeader['columns'], line: readonly string[]): Cells | undefined {
  const cells: Record<string, string> = {};
  for (const [at, column] of columns.entries()) if (column !== undefined) cells[column] = cleanCell(line[at] ?? '');
  return Object.values(cells).some((text) => text !== '') ? cells : undefined;
}

/** Our own files put an apostrophe before text that a spreadsheet program would read as a formula. */
export const cleanCell = (text: string): string =>
  stripControls(text.toWellFormed())
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
    .slice(0, longestCell);

/** A hyphen removes a value; an empty cell leaves it unchanged. */
export const isRemoval = (text = ''): boolean => /^[-–—]$/.test(text);

/** The employee number that identifies the person of a line. A number that is to be removed identifies nobody. */
export const employeeKeyOf = ({ employeeNo = '' }: Cells): string => (isRemoval(employeeNo) ? '' : employeeNo);
