import * as z from 'zod';

/** A function, so that pages that only need a setting do not load the schema library. */
const rulesSchema = () =>
  z.object({
    ruleSelectorContext: z.string().optional(),
    rules: z.array(z.object({ ruleName: z.string(), ruleType: z.string() })),
  });

export type FormViewRules = { context: string | undefined; required: readonly string[] };

export const noRules: FormViewRules = { context: undefined, required: [] };

/** Reads the setting FormViewRules. Malformed rules require no field; `malformed` lets the caller log it. */
export function parseFormViewRules(json: string | undefined): { rules: FormViewRules; malformed: boolean } {
  if (json === undefined || json.trim() === '') return { rules: noRules, malformed: false };
  try {
    const { ruleSelectorContext, rules } = rulesSchema().parse(JSON.parse(json));
    const required = rules.filter((rule) => rule.ruleType === 'REQUIRED').map((rule) => rule.ruleName);
    return { rules: { context: ruleSelectorContext, required }, malformed: false };
  } catch {
    return { rules: noRules, malformed: true };
  }
}

type MissingField = { path: string; code: 'required-by-company' };

/** Fields that a company requires and that are empty in the form. Consumers have no such rules. */
export function missingFields(
  rules: FormViewRules,
  values: Readonly<Record<string, unknown>>,
  isB2B: boolean,
): MissingField[] {
  if (!isB2B) return [];
  return rules.required.filter((name) => isEmpty(values[name])).map((path) => ({ path, code: 'required-by-company' }));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
