import type * as z from 'zod';
import { describeIssue, emailField, phoneField, textField } from '#core/fields.ts';
import { normaliseMoneyText } from '#core/input.ts';
import { fromDecimal, type Money } from '#core/money.ts';
import { type Role, roles } from '../auth/roles.ts';
import { marketList } from '../market/markets.ts';
import type { CrewMember } from '../people/crew-store.server.ts';
import { noFacts } from '../people/person-facts.ts';
import { checkPhones } from '../people-admin/check-phones.ts';
import { type Cells, isRemoval, type PersonColumn } from './import-columns.ts';
import type { LineProblem, WantedPerson } from './import-line.ts';
import { type ImportRights, isOwnLine, mayGiveRole, maySetLimit } from './import-rights.ts';

/** Words for roles and states, folded, in all languages. */
export type CellWords = { readonly roles: ReadonlyMap<string, Role>; readonly states: ReadonlyMap<string, boolean> };

const short = textField({ max: 100 });

type PersonSources = {
  readonly cells: Cells;
  readonly person: CrewMember | undefined;
  readonly rights: ImportRights;
  readonly words: CellWords;
  readonly fold: (text: string) => string;
};

/** The person with the values of a line, and the errors of its cells. */
export function wantedOf(asked: PersonSources): {
  readonly wanted: WantedPerson;
  readonly problems: readonly LineProblem[];
} {
  const { cells, person, rights } = asked;
  const problems: LineProblem[] = [];
  const complain = (field: PersonColumn, code: string, facts: LineProblem['facts'] = {}) =>
    void problems.push({ field, code, facts });
  const read = <T>(column: PersonColumn, field: z.ZodType<T>, held: T): T => {
    const text = cells[column] ?? '';
    if (text === '') return held;
    const parsed = field.safeParse(text);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    const { code, facts } = issue ? describeIssue(issue) : { code: 'invalid', facts: {} };
    complain(column, code, facts);
    return held;
  };
  const optional = <T>(column: PersonColumn, field: z.ZodType<T>, held: T | undefined) =>
    isRemoval(cells[column]) ? undefined : read<T | undefined>(column, field, held);
  const facts = person?.facts ?? noFacts;
  const contact = {
    emailAddress: read('emailAddress', emailField, person?.emailAddress ?? ''),
    firstName: read('firstName', short, person?.firstName ?? ''),
    lastName: read('lastName', short, person?.lastName ?? ''),
    phoneNumber: optional('phoneNumber', phoneField, person?.phoneNumber),
    cellPhone: optional('cellPhone', phoneField, person?.cellPhone),
  };
  const phones = checkPhones(contact, person?.marketId ?? rights.marketId, person);
  if (!phones.ok) for (const { path } of phones.refusal.errors) complain(path, 'phone-invalid');
  if (!person)
    for (const name of ['firstName', 'lastName'] as const) if (contact[name] === '') complain(name, 'required');
  const wanted = {
    ...contact,
    role: roleIn(asked, complain),
    isActive: stateIn(asked, complain),
    facts: {
      employeeNo: optional('employeeNo', short, facts.employeeNo),
      occupation: optional('occupation', short, facts.occupation),
      department: optional('department', short, facts.department),
      costCentre: optional('costCentre', short, facts.costCentre),
      locker: optional('locker', short, facts.locker),
      lockerPosition: optional('lockerPosition', short, facts.lockerPosition),
      approverEmail: approverIn(asked, optional('approver', emailField, facts.approver?.emailAddress), complain),
      amountLimit: limitIn(asked, complain),
      isSuper: facts.isSuper,
    },
  };
  return { wanted, problems };
}

type Complain = (field: PersonColumn, code: string, facts?: LineProblem['facts']) => void;

function roleIn({ cells, person, rights, words, fold }: PersonSources, complain: Complain): Role {
  const held = person?.account?.roleId ?? roles.user;
  const text = cells.roleId ?? '';
  const role = text === '' ? held : words.roles.get(fold(text));
  if (role === undefined) complain('roleId', 'role-unknown');
  else if (role !== held && isOwnLine(rights, person)) complain('roleId', 'own-account');
  else if ((role !== held || !person) && !mayGiveRole(rights, role, person)) complain('roleId', 'role-not-allowed');
  return role ?? held;
}

function stateIn({ cells, person, rights, words, fold }: PersonSources, complain: Complain): boolean {
  const held = person ? (person.account?.isActive ?? false) : true;
  const text = cells.isActive ?? '';
  const isActive = text === '' ? held : words.states.get(fold(text));
  if (isActive === undefined) complain('isActive', 'state-unknown');
  else if (isActive !== held && isOwnLine(rights, person)) complain('isActive', 'own-account');
  return isActive ?? held;
}

/** A person who is bound to a team can add people only to it, and cannot give them another approver. */
function approverIn(
  { person, rights }: PersonSources,
  asked: string | undefined,
  complain: Complain,
): string | undefined {
  const held = person?.facts.approver?.emailAddress;
  const isOther = asked?.toLowerCase() !== held?.toLowerCase();
  if (rights.boundTo !== undefined) {
    if (isOther && asked?.toLowerCase() !== rights.boundTo.toLowerCase())
      complain('approver', asked ? 'not-allowed' : 'required');
    return rights.boundTo;
  }
  if (isOther && isOwnLine(rights, person)) complain('approver', 'own-account');
  return asked;
}

function limitIn({ cells, person, rights }: PersonSources, complain: Complain): Money | undefined {
  const held = person?.facts.amountLimit;
  const text = cells.amountLimit ?? '';
  if (text === '') return held;
  const limit = isRemoval(text) ? undefined : readLimit(text, person?.marketId ?? rights.marketId);
  if (limit === 'invalid') complain('amountLimit', 'money-invalid');
  else if (limit?.amount !== held?.amount && isOwnLine(rights, person)) complain('amountLimit', 'own-account');
  else if (limit?.amount !== held?.amount && !maySetLimit(rights)) complain('amountLimit', 'not-allowed');
  return limit === 'invalid' ? held : limit;
}

function readLimit(text: string, marketId: number): Money | 'invalid' {
  const currency = marketList.find((market) => market.marketId === marketId)?.currency;
  const read = currency && fromDecimal(normaliseMoneyText(text), currency, 'exact');
  return read?.ok && read.value.amount >= 0 ? read.value : 'invalid';
}
