import { describeIssue } from '#core/fields.ts';
import { readJsonLine } from '#core/json-line.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import type { FieldProblem } from '../refusals.ts';
import { type BusinessRow, businessRows } from './business-row.ts';
import type { laundryRows } from './laundry-row.ts';

type LineRefusal =
  | { readonly code: 'business-line-unreadable' }
  | { readonly code: 'invalid-input'; readonly errors: readonly FieldProblem[] };

const kinds = [
  'company',
  'address',
  'person',
  'membership',
  'price-list',
  'credit',
  'payment',
  'laundry',
  'laundry-list',
  'locker',
  'wearer',
] as const;

const has = (value: object, name: string) => name in value;

/** Which schema a line follows; the same kind may be written in two ways. */
function schemaOf(value: object) {
  const { kind } = value as { kind?: unknown };
  if (kind === 'address') return businessRows[has(value, 'remove') ? 'address removal' : 'address'];
  if (kind === 'payment') return businessRows[has(value, 'invoice') ? 'invoice payment' : 'account payment'];
  const named = kinds.find((one) => one === kind);
  return named && businessRows[named as Exclude<typeof named, 'address' | 'payment'>];
}

export function parseBusinessLine(text: string): Result<BusinessRow, LineRefusal> {
  const read = readJsonLine(text);
  if (!read.ok || typeof read.value !== 'object' || read.value === null)
    return refuse({ code: 'business-line-unreadable' });
  const schema = schemaOf(read.value);
  if (!schema) {
    const unknown = { path: 'kind', code: 'not-one-of', facts: { options: kinds.join(', ') } };
    return refuse({ code: 'invalid-input', errors: [unknown] });
  }
  const parsed = schema.safeParse(read.value);
  if (parsed.success) return ok(parsed.data);
  const errors = parsed.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    ...describeIssue(issue),
  }));
  return refuse({ code: 'invalid-input', errors });
}

const ranks = {
  company: 0,
  childCompany: 1,
  'price-list': 2,
  address: 3,
  person: 4,
  membership: 5,
  credit: 6,
  creditOfChild: 7,
  payment: 8,
  laundry: 9,
  'laundry-list': 10,
  locker: 11,
  wearerRemoval: 12,
  wearer: 13,
  waitingWearer: 14,
  listOrLockerRemoval: 15,
} as const;

/**
 * When a line is applied that waits for others: credit of children is checked against that of their parents, and a position of a locker
 * may be left by its wearer in the same feed.
 */
export const laterRankOf = ({ kind }: BusinessRow): number =>
  kind === 'wearer' ? ranks.waitingWearer : ranks.creditOfChild;

/** Lines of a lower rank are applied first, so that a line finds those that it names, in any order of the file. */
export function rankOf(row: BusinessRow): number {
  if (row.kind === 'company' && row.parent != null) return ranks.childCompany;
  if (row.kind === 'wearer' && row.remove) return ranks.wearerRemoval;
  const isRemoved = (row.kind === 'laundry-list' || row.kind === 'locker') && row.remove === true;
  return isRemoved ? ranks.listOrLockerRemoval : ranks[row.kind];
}

/** The subject of a line; two lines of a feed must not contradict each other about it. */
export function subjectOf(row: BusinessRow): string {
  switch (row.kind) {
    case 'membership':
      return `membership ${row.company} ${row.person ?? row.emailAddress?.toLowerCase()}`;
    case 'price-list':
      return `price-list ${row.company} ${row.priceList}`;
    case 'laundry':
    case 'laundry-list':
    case 'locker':
    case 'wearer':
      return laundrySubjectOf(row);
    default:
      return `${row.kind} ${row.key}`;
  }
}

type LaundryRow = Extract<BusinessRow, { kind: keyof typeof laundryRows }>;

function laundrySubjectOf(row: LaundryRow): string {
  const parts: string[] = [];
  if (row.kind === 'laundry-list') parts.push(row.list, row.code);
  if (row.kind === 'locker') parts.push(row.locker, row.position);
  if (row.kind === 'wearer') parts.push(row.employeeNo);
  return JSON.stringify([row.kind, row.company ?? row.companyNumber, ...parts]);
}
