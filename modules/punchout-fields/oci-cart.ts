import type { OciVersion } from '../punchout-document/oci-inbound.ts';
import { isRequiredInRow, longestOf, ociProblems } from '../punchout-document/oci-problems.ts';
import type { CheckedField } from './checked-field.ts';

type Field = { readonly name: string; readonly value: string };

const fieldName = /^NEW_ITEM-(?<field>[A-Z0-9_]+)\[\d+\]$/;

/** The form of a returned cart, or of an answer with prices. */
export function checkOciCart(fields: readonly Field[], version: OciVersion): CheckedField[] {
  const problems = new Map(ociProblems(fields, version).map(({ name, problem }) => [name, problem]));
  const given = new Set(fields.map(({ name }) => name));
  const checked = ({ name, value }: Field): CheckedField => {
    const field = fieldName.exec(name)?.groups?.['field'];
    return {
      name,
      value,
      most: field === undefined ? undefined : longestOf(field, version),
      isRequired: field !== undefined && isRequiredInRow(field),
      problem: problems.get(name),
    };
  };
  const missing = [...problems.keys()].filter((name) => !given.has(name));
  return [...fields, ...missing.map((name) => ({ name, value: '' }))].map(checked);
}
