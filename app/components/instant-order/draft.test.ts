import { expect, test } from 'vitest';
import { keepDraft, readDraft } from './draft.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

test('R22 typed lines are restored after a reload', () => {
  const tab = storage();
  const lines = [
    { article: '100011100100C50', quantity: 'two' },
    { article: '', quantity: '3' },
  ];
  keepDraft(tab, lines);
  expect(readDraft(tab)).toEqual(lines);
});

test.each(['', 'null', '{"a":1}', '[1,["a"],["a",2]]', '[[[', '"x"'])('R22 an invalid draft is ignored: %s', (kept) => {
  expect(readDraft({ getItem: () => kept })).toEqual([]);
});

test('R22 blocked storage does not cause an error', () => {
  const closed = () => {
    throw new Error('closed');
  };
  expect(readDraft({ getItem: closed })).toEqual([]);
  expect(() => keepDraft({ setItem: closed }, [])).not.toThrow();
});
