import type { Db } from '#platform/db/db.server.ts';
import { findAddressOwners, findCrew } from '../people/crew-store.server.ts';
import { type Cells, employeeKeyOf } from './import-columns.ts';
import type { ImportRights } from './import-rights.ts';
import { type JudgedLine, judgeLine, type SizesOfGroup } from './judge-line.ts';
import { findLinesAbout, keysOf, type LineKeys } from './line-store.server.ts';
import type { CellWords } from './wanted-person.ts';

export type Judges = {
  readonly importId: string;
  readonly rights: ImportRights;
  readonly words: CellWords;
  readonly sizes: ReadonlyMap<string, SizesOfGroup>;
};

type Line = { readonly line: number; readonly cells: Cells };

/**
 * Some lines of a file, in the order of their numbers, with their effects. Of two lines about one person, the first
 * counts.
 */
export async function judgeLines<L extends Line>(
  db: Db,
  { importId, rights, words, sizes }: Judges,
  lines: readonly L[],
): Promise<(L & { readonly judged: JudgedLine; readonly isOfferedBefore: boolean })[]> {
  const cells = lines.map((line) => line.cells);
  const addresses = wordsIn(cells, 'emailAddress').map((address) => address.toLowerCase());
  const crew = await findCrew(db, rights.reach, {
    ids: wordsIn(cells, 'id').flatMap((id) => (/^\d{1,9}$/.test(id) ? [Number(id)] : [])),
    employeeNos: [...new Set(cells.flatMap((one) => employeeKeyOf(one) || []))],
    emailAddresses: addresses,
  });
  const found = await findAddressOwners(db, rights.reach.companyId, addresses);
  const owners = new Map(found.map((owner) => [owner.emailAddress, owner]));
  const others = await findLinesAbout(db, importId, { customerIds: crew.map(({ id }) => id), lines: cells });
  const seen: LineKeys[] = [...others];
  return lines.map((line) => {
    const alone = judgeLine(line.cells, { facts: { crew, owners, sizes }, rights, words });
    const first = findFirst(seen, line, alone.person?.id);
    seen.push({ line: line.line, customerId: alone.person?.id ?? null, ...keysOf(line.cells) });
    const isOfferedBefore = owners.get(alone.wanted.emailAddress.toLowerCase())?.isOffered ?? false;
    return { ...line, judged: first === undefined ? alone : asDouble(alone, first), isOfferedBefore };
  });
}

const wordsIn = (lines: readonly Cells[], column: string): string[] => [
  ...new Set(lines.flatMap((cells) => cells[column] || [])),
];

/** The first earlier line about the same person. */
function findFirst(seen: readonly LineKeys[], { line, cells }: Line, customerId: number | undefined) {
  const { emailKey, employeeKey } = keysOf(cells);
  return seen.find(
    (other) =>
      other.line < line &&
      ((customerId !== undefined && other.customerId === customerId) ||
        (emailKey !== null && other.emailKey === emailKey) ||
        (employeeKey !== null && other.employeeKey === employeeKey)),
  )?.line;
}

const asDouble = (judged: JudgedLine, line: number): JudgedLine => ({
  ...judged,
  verdict: 'attention',
  problems: [...judged.problems, { field: '', code: 'line-twice', facts: { line } }],
});
