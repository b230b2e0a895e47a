import { expect, test } from 'vitest';
import { initialDraft } from '#modules/checkout/checkout-state.ts';
import { mayRecall, recall, remember, rememberedKey } from './remembered.ts';

function aStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
    },
    removeItem: (key: string) => {
      kept.delete(key);
    },
  };
}

test('K05 with functional consent, a visitor finds the address again', () => {
  const storage = aStorage();
  remember(storage, true, { deliveryCity: 'Ystad', email: 'eva@home.example', acceptTerms: 'on' });
  expect(recall(storage, true)).toEqual({ deliveryCity: 'Ystad', email: 'eva@home.example' });
});

test('K05 without consent nothing is stored, and earlier values are removed', () => {
  const storage = aStorage();
  remember(storage, false, { deliveryCity: 'Ystad' });
  expect(storage.kept.size).toBe(0);
  remember(storage, true, { deliveryCity: 'Ystad' });
  expect(recall(storage, false)).toEqual({});
  expect(storage.kept.has(rememberedKey)).toBe(false);
  remember(storage, true, { deliveryCity: 'Ystad' });
  remember(storage, false, { deliveryCity: 'Ystad' });
  expect(storage.kept.has(rememberedKey)).toBe(false);
});

test('unreadable or blocked storage counts as empty', () => {
  const storage = aStorage();
  for (const text of ['no json', 'null', '[]', '{"email":5}']) {
    storage.setItem(rememberedKey, text);
    expect(recall(storage, true)).toEqual({});
  }
  const full = {
    ...storage,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => remember(full, true, { deliveryCity: 'Ystad' })).not.toThrow();
});

test('K05 stored values are only filled into an untouched form', () => {
  const draft = initialDraft('consumer', 'SE');
  expect(mayRecall({ draft, isFresh: true, isSignedIn: false })).toBe(true);
  expect(mayRecall({ draft, isFresh: false, isSignedIn: false })).toBe(false);
  expect(mayRecall({ draft, isFresh: true, isSignedIn: true })).toBe(false);
  expect(
    mayRecall({
      draft: { ...draft, contact: { ...draft.contact, email: 'a@b.se' } },
      isFresh: true,
      isSignedIn: false,
    }),
  ).toBe(false);
});
