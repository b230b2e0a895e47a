/** Errors of a field: one sentence, several, or none. Lists come from Conform's metadata. */
export type FieldErrors = string | readonly string[] | null | undefined;

export const errorList = (errors: FieldErrors): readonly string[] =>
  (typeof errors === 'string' ? [errors] : (errors ?? [])).filter((text) => text !== '');

/** The ids match `errorId` and `descriptionId` of Conform. */
export const errorIdOf = (id: string): string => `${id}-error`;
export const hintIdOf = (id: string): string => `${id}-description`;

/** ARIA attributes of a control. */
export function ariaOf(id: string, { hint, error }: { hint?: unknown; error?: FieldErrors }) {
  const isInvalid = errorList(error).length > 0;
  const described = [isInvalid ? errorIdOf(id) : '', hint ? hintIdOf(id) : ''].filter(Boolean).join(' ');
  return { 'aria-invalid': isInvalid || undefined, 'aria-describedby': described || undefined };
}

/** An error of a form; without a field it concerns the whole form. `label`: for a text that does not name its field. */
export type FormError = { text: string; fieldId?: string; label?: string };

type ErroneousField = { id: string; errors?: FieldErrors };

/** All errors of a form for its summary: `summaryOf([fields.name, fields.email])` with Conform's fields. */
export const summaryOf = (fields: readonly ErroneousField[], formErrors?: FieldErrors): FormError[] => [
  ...errorList(formErrors).map((text) => ({ text })),
  ...fields.flatMap(({ id, errors }) => errorList(errors).map((text) => ({ text, fieldId: id }))),
];
