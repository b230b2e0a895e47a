import { expect, test } from 'vitest';
import { addNotice, type Notice, withoutNotice } from './snackbar-list.ts';

const notice = (id: number, text = `notice ${id}`): Notice => ({ id, text, tone: 'neutral', durationMs: 6000 });
const idsOf = (list: Notice[]) => list.map(({ id }) => id);

test('the newest comes last, and a fourth drops the oldest', () => {
  const list = [1, 2, 3, 4].reduce<Notice[]>((before, id) => addNotice(before, notice(id)), []);
  expect(idsOf(list)).toEqual([2, 3, 4]);
});

test('a repeated text restarts its notice', () => {
  expect(idsOf(addNotice([notice(1, 'Added'), notice(2)], notice(3, 'Added')))).toEqual([2, 3]);
});

test('closing a notice keeps the others', () => {
  expect(idsOf(withoutNotice([notice(1), notice(2)], 1))).toEqual([2]);
});
