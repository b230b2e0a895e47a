import { roles } from '../auth/roles.ts';
import type { AddressOwner, CrewMember } from '../people/crew-store.server.ts';
import type { SizeGuide } from '../sizing/size-guide.ts';
import { type Cells, employeeKeyOf, foldName, isRemoval, sizeGroupOf } from './import-columns.ts';
import type { LineProblem, Verdict, WantedPerson, WantedSize } from './import-line.ts';
import { barOf, type ImportRights } from './import-rights.ts';
import { type CellWords, wantedOf } from './wanted-person.ts';

/** The shop's data about the people whom lines may concern. */
type LineFacts = {
  readonly crew: readonly CrewMember[];
  /** By address in small letters. */
  readonly owners: ReadonlyMap<string, AddressOwner>;
  /** By the code of the size group in small letters. */
  readonly sizes: ReadonlyMap<string, SizesOfGroup>;
};

/** `title`: the name of the group in each language. */
export type SizesOfGroup = Pick<SizeGuide, 'code' | 'title'> & { readonly sizes: readonly string[] };

export type JudgedLine = {
  readonly verdict: Verdict;
  readonly problems: readonly LineProblem[];
  readonly person: CrewMember | undefined;
  /** Another person with the address, who gets an offer to join or causes the refusal. */
  readonly ownerId?: number;
  readonly wanted: WantedPerson;
  readonly sizes: readonly WantedSize[];
};

type Judging = { readonly facts: LineFacts; readonly rights: ImportRights; readonly words: CellWords };

/** The effect of a line, or its errors, independent of the other lines of the file. */
export function judgeLine(cells: Cells, { facts, rights, words }: Judging): JudgedLine {
  const found = findPerson(cells, facts.crew);
  const { person } = found;
  const { wanted, problems } = wantedOf({ cells, person, rights, words, fold: foldName });
  const sized = sizesIn(cells, person, facts.sizes);
  const bar = person && barOf(rights, person);
  const owner = facts.owners.get(wanted.emailAddress.toLowerCase());
  const isTaken = owner !== undefined && owner.customerId !== person?.id;
  // A colleague whom the importing person does not see, or another person's address for a known person: neither gets an
  // offer.
  const isRefused = isTaken && (owner.isColleague || person !== undefined);
  const all = [
    ...(found.problem ? [found.problem] : []),
    ...(bar === undefined ? [] : [{ field: '', code: bar, facts: {} }]),
    // If a number identified nobody, missing names are not reported as well.
    ...(found.problem?.code === 'person-unknown' ? [] : problems),
    ...sized.problems,
    ...(isRefused ? [{ field: 'emailAddress', code: 'email-taken', facts: {} }] : []),
  ];
  const ownerId = isTaken ? { ownerId: owner.customerId } : {};
  const judged = { problems: all, person, wanted, sizes: sized.sizes, ...ownerId };
  if (all.length > 0) return { ...judged, verdict: 'attention' };
  if (isTaken) return { ...judged, verdict: 'offer' };
  if (!person) return { ...judged, verdict: 'new' };
  return { ...judged, verdict: sized.sizes.length === 0 && isSame(person, wanted) ? 'same' : 'changed' };
}

type Found = { readonly person?: CrewMember; readonly problem?: LineProblem };

const problem = (field: string, code: string): Found => ({ problem: { field, code, facts: {} } });

/**
 * Searches by number, then by employee number, then by e-mail address. No match means a new person, who must be found
 * again in the next run.
 */
function findPerson(cells: Cells, crew: readonly CrewMember[]): Found {
  const { id = '', emailAddress = '' } = cells;
  const employeeNo = employeeKeyOf(cells);
  const withAddress = crew.find(
    (person) => emailAddress !== '' && person.emailAddress.toLowerCase() === emailAddress.toLowerCase(),
  );
  if (id !== '') {
    const person = crew.find((one) => String(one.id) === id);
    return person ? { person } : problem('id', 'person-unknown');
  }
  const numbered = crew.filter(({ facts }) => employeeNo !== '' && facts.employeeNo === employeeNo);
  if (numbered.length > 1)
    return withAddress && numbered.includes(withAddress)
      ? { person: withAddress }
      : problem('employeeNo', 'number-twice');
  const person = numbered[0] ?? withAddress;
  if (person) return { person };
  return employeeNo === '' && emailAddress === '' ? problem('employeeNo', 'needs-key') : {};
}

function sizesIn(cells: Cells, person: CrewMember | undefined, groups: LineFacts['sizes']) {
  const sizes: WantedSize[] = [];
  const problems: LineProblem[] = [];
  const held = new Map(Object.entries(person?.sizes ?? {}).map(([group, size]) => [group.toLowerCase(), size]));
  for (const [column, text] of Object.entries(cells)) {
    const code = sizeGroupOf(column);
    if (code === undefined || text === '') continue;
    const group = groups.get(code);
    const known = group?.sizes.find((one) => one.toLowerCase() === text.toLowerCase());
    const size = isRemoval(text) ? '' : known;
    if (size === undefined) problems.push({ field: column, code: 'size-unknown', facts: { size: text } });
    else if (size !== (held.get(code) ?? '')) sizes.push({ sizeGroup: group?.code ?? code, size });
  }
  return { sizes, problems };
}

const contactFields = ['emailAddress', 'firstName', 'lastName', 'phoneNumber', 'cellPhone'] as const;
const factFields = ['employeeNo', 'occupation', 'department', 'costCentre', 'locker', 'lockerPosition'] as const;

function isSame(person: CrewMember, wanted: WantedPerson): boolean {
  const { facts } = person;
  return (
    contactFields.every((name) => person[name] === wanted[name]) &&
    factFields.every((name) => facts[name] === wanted.facts[name]) &&
    facts.amountLimit?.amount === wanted.facts.amountLimit?.amount &&
    facts.approver?.emailAddress.toLowerCase() === wanted.facts.approverEmail?.toLowerCase() &&
    (person.account?.roleId ?? roles.user) === wanted.role &&
    (person.account?.isActive ?? false) === wanted.isActive
  );
}
