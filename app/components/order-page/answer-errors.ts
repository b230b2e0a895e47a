import type { FormError } from '#app/ui/fields/field-errors.ts';
import type { OrderPageAnswer } from './order-page-view.ts';

/** All that is wrong with a form, each with its field, whose id is its name; or the one reason why the whole of it was refused. */
export function errorsOf({ words, problems }: Pick<OrderPageAnswer, 'words' | 'problems'>): FormError[] {
  const ofFields = Object.entries(problems).map(([fieldId, text]) => ({ text, fieldId }));
  return ofFields.length > 0 ? ofFields : [{ text: words }];
}
