import { describe, expect, test } from 'vitest';
import { mayOpen } from './access.ts';
import type { Role } from './roles.ts';

const people = [undefined, 64, 65, 80, 81, 111] as const;
const answersFor = (restricted: boolean, roles: Role[]) =>
  people.map((storm_role) => mayOpen({ restricted, roles }, storm_role && { storm_role }));

describe('A13 who may open a page: nobody, 64, 65, 80, 81, 111', () => {
  test('R04 an open one', () => {
    expect(answersFor(false, [])).toEqual(['open', 'open', 'open', 'open', 'open', 'open']);
  });
  test('R04 a restricted one without a list', () => {
    expect(answersFor(true, [])).toEqual(['sign-in', 'open', 'open', 'open', 'open', 'open']);
  });
  test('one for 65, 81 and 80', () => {
    expect(answersFor(true, [65, 81, 80])).toEqual(['sign-in', 'forbidden', 'open', 'open', 'open', 'forbidden']);
  });
  test('one for 80', () => {
    expect(answersFor(true, [80])).toEqual(['sign-in', 'forbidden', 'forbidden', 'open', 'forbidden', 'forbidden']);
  });
  test('one that asks staff for a task: without it, with it, with another, and with read-only', () => {
    const page = { restricted: true, roles: [80], tasks: ['orders', 'finance'] } as const;
    const answers = [[], ['finance'], ['content'], ['read-only']] as const;
    expect(answers.map((tasks) => mayOpen(page, { storm_role: 80, tasks }))).toEqual([
      'task-missing',
      'open',
      'task-missing',
      'open',
    ]);
    expect(mayOpen(page, { storm_role: 65, tasks: ['orders'] })).toBe('forbidden');
  });
  test('R04 a list on a page that is not restricted keeps nobody out', () => {
    expect(answersFor(false, [80])).toEqual(['open', 'open', 'open', 'open', 'open', 'open']);
  });
});
