import { describeIssue } from '#core/fields.ts';
import { readJsonLine } from '#core/json-line.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import type { FieldProblem } from '../refusals.ts';
import { type BusinessRow, businessRows } from './business-row.ts';

type LineRefusal =
  | { readonly code: 'business-line-unreadable' }
  | { readonly code: 'invalid-input'; readonly errors: readonly FieldProblem[] };

const kinds = ['company', 'address', 'person', 'membership', 'price-list', 'credit', 'payment'];

const has = (value: object, name: string) => name in value;

/** Which schema a line follows; the same kind may be written in two ways. */
function schemaOf(value: object) {
  const { kind } = value as { kind?: unknown };
  if (kind === 'address') return businessRows[has(value, 'remove') ? 'address removal' : 'address'];
  if (kind === 'payment') return businessRows[has(value, 'invoice') ? 'invoice payment' : 'account payment'];
  return typeof kind === 'string' && Object.hasOwn(businessRows, kind)
    ? businessRows[kind as 'company' | 'person' | 'membership' | 'price-list' | 'credit']
    : undefined;
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
} as const;

/** Credit of children is checked against that of their parents, which may be in the same feed. */
export const rankOfChildCredit: number = ranks.creditOfChild;

/** Lines of a lower rank are applied first, so that a line finds those that it names, in any order of the file. */
export const rankOf = (row: BusinessRow): number =>
  row.kind === 'company' && row.parent != null ? ranks.childCompany : ranks[row.kind];

/** What a line is about: a feed cannot say two things of the same. */
export function subjectOf(row: BusinessRow): string {
  switch (row.kind) {
    case 'membership':
      return `membership ${row.company} ${row.person ?? row.emailAddress?.toLowerCase()}`;
    case 'price-list':
      return `price-list ${row.company} ${row.priceList}`;
    default:
      return `${row.kind} ${row.key}`;
  }
}
