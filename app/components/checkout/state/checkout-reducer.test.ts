import { describe, expect, test } from 'vitest';
import { initialDraft } from '#modules/checkout/checkout-state.ts';
import type { DraftAnswer, FieldProblem, OrderFormAnswer, OrderPageView } from '../checkout-page-view.ts';
import { startModel } from './checkout-model.ts';
import { type CheckoutAction, reduceCheckout } from './checkout-reducer.ts';

const first = initialDraft('consumer', 'SE');
type Validated = (typeof first)['delivery']['deliveryAddressIsValidated'];

const draftWith = (delivery: Partial<(typeof first)['delivery']>) => ({
  ...first,
  delivery: { ...first.delivery, ...delivery },
});
const pageWith = (key: string, deliveryAddressIsValidated: Validated = 'Default') =>
  ({ key, draft: draftWith({ deliveryAddressIsValidated }) }) as OrderPageView;

const zipWrong: FieldProblem = { field: 'deliveryZip', code: 'zip-wrong', text: 'Wrong' };
const place = { line1: 'Gatan 1', line2: '', zip: '111 22', city: 'Stockholm', region: '', country: 'SE' } as const;
const told = { id: '1', problems: [zipWrong], suggestions: [place] } as unknown as OrderFormAnswer;
const page = pageWith('a');
const model = startModel({ loaded: page, told: undefined });
const after = (actions: readonly CheckoutAction[], from = model) => actions.reduce(reduceCheckout, from);
const typed = (name: string, draft = first, isAnother = false): CheckoutAction => ({
  type: 'typed',
  name,
  draft,
  isAnother,
});

test('a form that came back before the scripts ran starts with its problems and suggestions', () => {
  const { problems, suggestions, isKept, underWay } = startModel({ loaded: page, told });
  expect({ problems, suggestions, isKept, underWay }).toEqual({
    problems: [zipWrong],
    suggestions: [place],
    isKept: false,
    underWay: 0,
  });
});

test('loaded: page and validation are new, what was typed stays', () => {
  const before = after([typed('deliveryCity', draftWith({ deliveryCity: 'Ystad' }))]);
  const now = after([{ type: 'loaded', page: pageWith('b', 'Valid') }], before);
  expect([now.page.key, now.loaded.key]).toEqual(['b', 'b']);
  expect(now.state.delivery).toMatchObject({ deliveryCity: 'Ystad', deliveryAddressIsValidated: 'Valid' });
});

test('told: problems and suggestions are replaced, and every field shows its problem again', () => {
  const now = after([typed('email'), { type: 'told', told }]);
  expect(now).toMatchObject({ told, problems: [zipWrong], suggestions: [place] });
  expect([...now.changed]).toEqual([]);
  expect(after([{ type: 'told', told: undefined }], now)).toMatchObject({ problems: [], suggestions: [] });
});

test('started: what was typed before the scripts ran counts, and the fields are not filled again', () => {
  const now = after([{ type: 'started', draft: draftWith({ deliveryCity: 'Ystad' }) }]);
  expect([now.state.delivery.deliveryCity, now.revision, now.isRecalled]).toEqual(['Ystad', 0, false]);
});

test('recalled: the fields are filled again', () => {
  const now = after([{ type: 'recalled', draft: draftWith({ deliveryCity: 'Ystad' }) }]);
  expect([now.state.delivery.deliveryCity, now.revision, now.isRecalled]).toEqual(['Ystad', 1, true]);
});

describe('typed', () => {
  test('a change is counted with its field, and keeps what is loading', () => {
    const now = after([{ type: 'saving', asksPrices: true }, typed('email'), typed('comment')]);
    expect([now.changes, ...now.changed]).toEqual([2, ['email', 1], ['comment', 2]]);
    expect(now.state.loading.totals).toBe(true);
  });

  test.each([
    ['a saved address is chosen', undefined, 7, false, 1, 0],
    ['another address is chosen', 7, undefined, true, 1, 0],
    ['the chosen address is changed', 7, undefined, false, 0, 1],
    ['the address stays', 7, 7, false, 0, 0],
  ])('%s', (_, was, is, isAnother, revision, detached) => {
    const before = after([{ type: 'started', draft: draftWith({ deliveryAddressId: was }) }]);
    const now = after([typed('savedAddress', draftWith({ deliveryAddressId: is }), isAnother)], before);
    expect([now.revision, now.detached]).toEqual([revision, detached]);
  });

  test('a changed address loses its suggestions and the decision to keep it, another field does not', () => {
    const kept = { ...model, suggestions: [place], isKept: true };
    expect(after([typed('deliveryZip')], kept)).toMatchObject({ suggestions: [], isKept: false });
    const checked = draftWith({ deliveryAddressIsValidated: 'Not valid' });
    expect(after([typed('comment', checked)], kept)).toMatchObject({ suggestions: [place], isKept: true });
  });
});

test('left: fields are added', () => {
  const { left } = after([
    { type: 'left', name: 'email' },
    { type: 'left', name: 'comment' },
  ]);
  expect([...left]).toEqual(['email', 'comment']);
});

test('saving: counted, and totals are loading only if prices are requested', () => {
  const quiet = after([{ type: 'saving', asksPrices: false }]);
  expect([quiet.underWay, quiet.state.loading.totals]).toEqual([1, false]);
  const now = after([{ type: 'saving', asksPrices: true }], quiet);
  expect([now.underWay, now.state.loading.totals]).toEqual([2, true]);
});

describe('saved', () => {
  const saving = after([typed('deliveryZip'), { type: 'saving', asksPrices: true }, typed('email')]);
  const savedWith = (answer: DraftAnswer | 'ended' | 'gone' | undefined, isLatest = true, from = saving) =>
    after([{ type: 'saved', answer, sent: 1, isLatest }], from);
  const answer: DraftAnswer = { problems: [zipWrong], suggestions: [], page: undefined };

  test('the answer applies to fields that were not changed since', () => {
    const now = savedWith(answer);
    expect(now).toMatchObject({ underWay: 0, problems: [zipWrong] });
    expect([...now.changed]).toEqual([['email', 2]]);
    expect([now.page.key, now.state.loading.totals]).toEqual(['a', false]);
  });

  test('a page has prices, validation and suggestions', () => {
    const now = savedWith({ ...answer, suggestions: [place], page: pageWith('b', 'Not valid') });
    expect([now.page.key, now.state.delivery.deliveryAddressIsValidated]).toEqual(['b', 'Not valid']);
    expect(now.suggestions).toEqual([place]);
  });

  test('the suggestions stay for an address that was checked before, and disappear when the address is valid', () => {
    const shown = { ...saving, suggestions: [place] };
    expect(savedWith({ ...answer, page: pageWith('b', 'Not valid') }, true, shown).suggestions).toEqual([place]);
    expect(savedWith({ ...answer, page: pageWith('b', 'Valid') }, true, shown).suggestions).toEqual([]);
  });

  test('an earlier save changes nothing but the count', () => {
    const now = savedWith({ ...answer, page: pageWith('b') }, false);
    expect(now).toEqual({ ...saving, underWay: 0 });
  });

  test('the end of the session counts from any save', () => {
    expect([savedWith('ended').isEnded, savedWith('ended', false).isEnded]).toEqual([true, true]);
  });

  test('without a cart or an answer nothing is loading any more', () => {
    for (const none of ['gone', undefined] as const) {
      const now = savedWith(none);
      expect([now.underWay, now.state.loading.totals, now.isEnded, now.problems]).toEqual([0, false, false, []]);
    }
  });
});

test('held: sending waits, and goes on', () => {
  const held = after([{ type: 'held', isHeld: true }]);
  expect([held.isHeld, after([{ type: 'held', isHeld: false }], held).isHeld]).toEqual([true, false]);
});

test('suggestion-taken: the address is filled in, and a typed floor stays', () => {
  const before = {
    ...after([{ type: 'started', draft: draftWith({ deliveryLine2: 'Floor 2' }) }]),
    suggestions: [place],
  };
  const now = after([{ type: 'suggestion-taken', address: place }], before);
  expect(now).toMatchObject({ suggestions: [], revision: 1 });
  expect(now.state.delivery).toMatchObject({
    deliveryLine1: 'Gatan 1',
    deliveryLine2: 'Floor 2',
    deliveryZip: '111 22',
    deliveryCity: 'Stockholm',
  });
});

test('address-kept: the suggestions go, the address stays', () => {
  const now = after([{ type: 'address-kept' }], { ...model, suggestions: [place] });
  expect(now).toMatchObject({ suggestions: [], isKept: true, state: model.state });
});
