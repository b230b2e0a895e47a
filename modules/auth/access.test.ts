import { describe, expect, test } from 'vitest';
import { mayOpen } from './access.ts';
import type { Role } from './roles.ts';

const people = [undefined, 64, 65, 80, 81, 111] as const;
const answersFor = (restricted: boolean, roles: Role[]) =>
  people.map((storm_role) => mayOpen({ restricted, roles }, storm_role && { storm_role }));

describe('A13 who may open a page: anonymous, 64, 65, 80, 81, 111', () => {
  test('R04 an unrestricted page', () => {
    expect(answersFor(false, [])).toEqual(['open', 'open', 'open', 'open', 'open', 'open']);
  });
  test('R04 a restricted page without a list', () => {
    expect(answersFor(true, [])).toEqual(['sign-in', 'open', 'open', 'open', 'open', 'open']);
  });
  test('a page for 65, 81 and 80', () => {
    expect(answersFor(true, [65, 81, 80])).toEqual(['sign-in', 'forbidden', 'open', 'open', 'open', 'forbidden']);
  });
  test('a page for 80', () => {
    expect(answersFor(true, [80])).toEqual(['sign-in', 'forbidden', 'forbidden', 'open', 'forbidden', 'forbidden']);
  });
  test('U12 visitors from a procurement system open no restricted page', () => {
    const claims = { storm_role: 64, punch_out_type: 'OCI4' } as const;
    expect(mayOpen({ restricted: true, roles: [] }, claims)).toBe('forbidden');
    expect(mayOpen({ restricted: false, roles: [] }, claims)).toBe('open');
  });
  test('a page that requires a staff task: without it, with it, with another, and with read-only', () => {
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
  test('R04 a role list on an unrestricted page has no effect', () => {
    expect(answersFor(false, [80])).toEqual(['open', 'open', 'open', 'open', 'open', 'open']);
  });
});
