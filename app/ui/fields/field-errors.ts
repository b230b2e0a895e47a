/** What is wrong with a field: one sentence, several, or nothing. The lists are those of Conform's metadata. */
export type FieldErrors = string | readonly string[] | null | undefined;

export const errorList = (errors: FieldErrors): readonly string[] =>
  (typeof errors === 'string' ? [errors] : (errors ?? [])).filter((text) => text !== '');

/** The ids agree with `errorId` and `descriptionId` of Conform. */
export const errorIdOf = (id: string): string => `${id}-error`;
export const hintIdOf = (id: string): string => `${id}-description`;

/** What a control says about itself to those who do not see its frame. */
export function ariaOf(id: string, { hint, error }: { hint?: unknown; error?: FieldErrors }) {
  const isInvalid = errorList(error).length > 0;
  const described = [isInvalid ? errorIdOf(id) : '', hint ? hintIdOf(id) : ''].filter(Boolean).join(' ');
  return { 'aria-invalid': isInvalid || undefined, 'aria-describedby': described || undefined };
}

/** A sentence about a form, and the field that is meant; without one it is about the whole form. */
export type FormError = { text: string; fieldId?: string };

type ErroneousField = { id: string; errors?: FieldErrors };

/** All that is wrong with a form, for the summary above it: `summaryOf([fields.name, fields.email])` with Conform's fields. */
export const summaryOf = (fields: readonly ErroneousField[], formErrors?: FieldErrors): FormError[] => [
  ...errorList(formErrors).map((text) => ({ text })),
  ...fields.flatMap(({ id, errors }) => errorList(errors).map((text) => ({ text, fieldId: id }))),
];
