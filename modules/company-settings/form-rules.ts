/** The fields of the checkout that a company may make required. Another name would stop every order: no field could ever fill it. */
export const ruleFields = [
  'cellphone',
  'orderLabel',
  'salesRef',
  'orderNumber',
  'projectNumber',
  'extraEmails',
  'comment',
  'careOf',
  'deliveryLine2',
] as const;

type Rule = { readonly ruleName: string; readonly ruleType: string };
type Stored = { readonly rules: readonly Rule[]; readonly [other: string]: unknown };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isRule = (value: unknown): value is Rule =>
  isObject(value) && typeof value.ruleName === 'string' && typeof value.ruleType === 'string';

type Rules = {
  readonly required: readonly string[];
  /** Required, but no field of the checkout. */
  readonly unknown: readonly string[];
  readonly isMalformed: boolean;
};

/** Without a schema: the page of settings reads this in the browser, where the library of schemas would weigh too much. */
function parse(json: string | undefined): Stored | undefined {
  if (!json?.trim()) return { rules: [] };
  try {
    const read: unknown = JSON.parse(json);
    if (!isObject(read) || !Array.isArray(read.rules) || !read.rules.every(isRule)) return undefined;
    return { ...read, rules: read.rules };
  } catch {
    return undefined;
  }
}

/** What the setting FormViewRules makes required, to be ticked. */
export function readRules(json: string | undefined): Rules {
  const read = parse(json);
  const required = (read?.rules ?? [])
    .filter(({ ruleType }) => ruleType === 'REQUIRED')
    .map(({ ruleName }) => ruleName);
  const fields: readonly string[] = ruleFields;
  return { required, unknown: required.filter((name) => !fields.includes(name)), isMalformed: read === undefined };
}

/** The setting with these fields required. Rules of other kinds, and what else stands in it, stay. Null: nothing is left. */
export function writeRules(json: string | undefined, required: readonly string[]): string | null {
  const { rules, ...rest } = parse(json) ?? { rules: [] };
  const others = rules.filter(({ ruleType }) => ruleType !== 'REQUIRED');
  const all = [...others, ...required.map((ruleName) => ({ ruleName, ruleType: 'REQUIRED' }))];
  return all.length === 0 && Object.keys(rest).length === 0 ? null : JSON.stringify({ ...rest, rules: all });
}
