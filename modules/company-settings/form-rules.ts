/** The checkout fields that a company may require. Any other name would block every order, because no field could fill it. */
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
  /** Required names that are not a field of the checkout. */
  readonly unknown: readonly string[];
  readonly isMalformed: boolean;
};

/** Without a schema: the settings page runs this in the browser, where the schema library would be too large. */
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

/** The fields that the setting FormViewRules requires, for the checkboxes. */
export function readRules(json: string | undefined): Rules {
  const read = parse(json);
  const required = (read?.rules ?? [])
    .filter(({ ruleType }) => ruleType === 'REQUIRED')
    .map(({ ruleName }) => ruleName);
  const fields: readonly string[] = ruleFields;
  return { required, unknown: required.filter((name) => !fields.includes(name)), isMalformed: read === undefined };
}

/** The setting with these fields required. Rules of other kinds and other content stay. Null: nothing is left. */
export function writeRules(json: string | undefined, required: readonly string[]): string | null {
  const { rules, ...rest } = parse(json) ?? { rules: [] };
  const others = rules.filter(({ ruleType }) => ruleType !== 'REQUIRED');
  const all = [...others, ...required.map((ruleName) => ({ ruleName, ruleType: 'REQUIRED' }))];
  return all.length === 0 && Object.keys(rest).length === 0 ? null : JSON.stringify({ ...rest, rules: all });
}
