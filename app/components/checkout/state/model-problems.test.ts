import { expect, test } from 'vitest';
import { initialDraft } from '#modules/checkout/checkout-state.ts';
import type { FieldProblem, OrderFormAnswer, OrderPageView } from '../checkout-page-view.ts';
import { type CheckoutModel, startModel } from './checkout-model.ts';
import { addressProblemsIn, openProblems, problemAt, stateWithErrors } from './model-problems.ts';

const problem = (field: string, code = 'required'): FieldProblem => ({ field, code, text: `${field} ${code}` });
const told = (...problems: FieldProblem[]) => ({ problems, suggestions: [], outOfStock: 'None left' }) as never;

function modelWith(facts: Partial<CheckoutModel>, answer?: OrderFormAnswer): CheckoutModel {
  const loaded = { draft: initialDraft('consumer', 'SE') } as OrderPageView;
  return { ...startModel({ loaded, told: answer }), ...facts };
}

test('a problem is shown at a field that was left or was reported by the server, until the field is changed', () => {
  const problems = [problem('email')];
  expect(problemAt(modelWith({ problems }), 'email')).toBeUndefined();
  expect(problemAt(modelWith({ problems, left: new Set(['email']) }), 'email')?.text).toBe('email required');
  expect(problemAt(modelWith({}, told(problem('email'))), 'email')?.text).toBe('email required');
  expect(problemAt(modelWith({ changed: new Map([['email', 1]]) }, told(problem('email'))), 'email')).toBeUndefined();
});

test('the summary stays until none of its problems is left', () => {
  const sent = told(problem('email'), problem('comment'));
  expect(openProblems(modelWith({ problems: [problem('comment')] }, sent)).map(({ field }) => field)).toEqual([
    'email',
    'comment',
  ]);
  expect(openProblems(modelWith({ problems: [problem('cellphone')] }, sent))).toEqual([]);
  expect(openProblems(modelWith({ problems: [problem('email')] }))).toEqual([]);
});

test('an address form has its own names for fields, and one word for a missing one', () => {
  const model = modelWith(
    {},
    told(problem('deliveryZip', 'zip-wrong'), problem('deliveryCity', 'required-by-company')),
  );
  expect(addressProblemsIn(model, { zip: 'deliveryZip', city: 'deliveryCity', line1: 'deliveryLine1' })).toEqual([
    { field: 'zip', code: 'zip-wrong' },
    { field: 'city', code: 'required' },
  ]);
});

test('the state has the texts about the postcode and about missing goods', () => {
  const { errors } = stateWithErrors(modelWith({}, told(problem('deliveryZip'))));
  expect(errors).toEqual({ deliveryZip: 'deliveryZip required', outOfStock: 'None left' });
});
