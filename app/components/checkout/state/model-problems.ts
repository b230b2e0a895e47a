import type { AddressField, AddressProblem } from '#modules/address/address-form.ts';
import { type CheckoutState, withErrors } from '#modules/checkout/checkout-state.ts';
import type { FieldProblem } from '../checkout-page-view.ts';
import type { CheckoutModel } from './checkout-model.ts';

const problemIn = (problems: readonly FieldProblem[] | undefined, field: string) =>
  problems?.find((problem) => problem.field === field);

/**
 * The problem to show at a field: it was reported when the form was sent or the field was left, and the field is unchanged
 * since.
 */
export function problemAt({ told, problems, changed, left }: CheckoutModel, field: string): FieldProblem | undefined {
  if (changed.has(field)) return undefined;
  const isShown = left.has(field) || problemIn(told?.problems, field) !== undefined;
  return isShown ? problemIn(problems, field) : undefined;
}

/** The problems of the form as it was sent, until all of them are solved. */
export const openProblems = ({ told, problems }: CheckoutModel): readonly FieldProblem[] =>
  told?.problems.some(({ field }) => problemIn(problems, field)) ? told.problems : [];

/** The problems at the fields of an address, by field name of the address form. */
export const addressProblemsIn = (
  model: CheckoutModel,
  names: Readonly<Partial<Record<AddressField, string>>>,
): readonly AddressProblem[] =>
  (Object.entries(names) as [AddressField, string][]).flatMap(([field, name]) => {
    const code = problemAt(model, name)?.code;
    if (code === undefined) return [];
    return [{ field, code: (code === 'required-by-company' ? 'required' : code) as AddressProblem['code'] }];
  });

export const stateWithErrors = ({ state, problems, told }: CheckoutModel): CheckoutState =>
  withErrors(state, { deliveryZip: problemIn(problems, 'deliveryZip')?.text, outOfStock: told?.outOfStock });
