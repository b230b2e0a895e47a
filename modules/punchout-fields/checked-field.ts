/** `wrong-form`: not written as the protocol wants it. `gap`: rows are numbered from 1 without gaps. */
type FieldProblem = 'too-long' | 'not-a-number' | 'missing' | 'gap' | 'wrong-form';

/** A field of a document beside what its protocol says about it. */
export type CheckedField = {
  readonly name: string;
  readonly value: string;
  /** How many letters it may have; undefined if the protocol has no limit. */
  readonly most: number | undefined;
  readonly isRequired: boolean;
  readonly problem: FieldProblem | undefined;
};

/** What a protocol says about one field. */
export type FieldRule = {
  readonly most?: number;
  /** How a value has to look. */
  readonly form?: RegExp;
  readonly isNumber?: true;
};

type GivenField = { readonly name: string; readonly value: string };

export function checkedBy(rule: FieldRule | undefined, isRequired: boolean, { name, value }: GivenField): CheckedField {
  return { name, value, most: rule?.most, isRequired, problem: problemOf(rule, isRequired, value) };
}

function problemOf(rule: FieldRule | undefined, isRequired: boolean, value: string): FieldProblem | undefined {
  if (value === '') return isRequired ? 'missing' : undefined;
  if (rule?.form && !rule.form.test(value)) return rule.isNumber ? 'not-a-number' : 'wrong-form';
  return rule?.most !== undefined && Array.from(value).length > rule.most ? 'too-long' : undefined;
}
