import type { FieldRule } from './map-fields.ts';

/** Rules as people write them, one in each line: `CUST_FIELD1 = row.wearer.employeeNo`, `VENDORMAT as ZZ_NUMBER`. */
export const writeRules = (rules: readonly FieldRule[]): string =>
  rules.map(({ field, formula, name }) => `${field}${name && ` as ${name}`}${formula && ` = ${formula}`}`).join('\n');

const line = /^(?:NEW_ITEM-)?(?<field>[A-Z0-9_]+)(?:\s+as\s+(?<name>[A-Z0-9_]+))?(?:\s*=\s*(?<formula>.+))?$/;

/** What each line says; whether its field and formula exist is for the settings to check. Undefined if a line is no rule. */
export function readRules(text: string): { field: string; formula: string; name: string }[] | undefined {
  const lines = text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const rules = lines.map((one) => line.exec(one)?.groups);
  if (rules.some((rule) => !rule || (!rule['name'] && !rule['formula']))) return undefined;
  return rules.map((rule) => ({
    field: rule?.['field'] ?? '',
    formula: rule?.['formula'] ?? '',
    name: rule?.['name'] ?? '',
  }));
}
