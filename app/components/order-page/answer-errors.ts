import type { FormError } from '#app/ui/fields/field-errors.ts';
import type { OrderPageAnswer } from './order-page-view.ts';

/** All problems of a form, each linked to its field by name; or the reason why the whole form was refused. */
export function errorsOf({ words, problems }: Pick<OrderPageAnswer, 'words' | 'problems'>): FormError[] {
  const ofFields = Object.entries(problems).map(([fieldId, text]) => ({ text, fieldId }));
  return ofFields.length > 0 ? ofFields : [{ text: words }];
}
