import { expect, test } from 'vitest';
import { aVisit, someClaims } from '#tests/build/visit.ts';
import { allowChange, mayDo } from './may-do.ts';
import { allowRead, maySee } from './may-see.ts';
import { type Role, roles } from './roles.ts';
import { changeTasks, type StaffTask } from './staff-tasks.ts';

const staff = (...tasks: StaffTask[]) => someClaims({ storm_role: roles.internal, tasks });

test('staff can do and see what belongs to their tasks, and nothing else', () => {
  for (const own of changeTasks) {
    expect(changeTasks.filter((task) => mayDo(staff(own), task))).toEqual([own]);
    expect(changeTasks.filter((task) => maySee(staff(own), [task]))).toEqual([own]);
  }
  expect(changeTasks.filter((task) => mayDo(staff('orders', 'finance'), task))).toEqual(['orders', 'finance']);
});

test('read-only shows everything and changes nothing', () => {
  expect(changeTasks.filter((task) => maySee(staff('read-only'), [task]))).toEqual(changeTasks);
  expect(changeTasks.filter((task) => mayDo(staff('read-only'), task))).toEqual([]);
});

test('read-only beside another task changes only what belongs to that task', () => {
  expect(changeTasks.filter((task) => mayDo(staff('read-only', 'content'), task))).toEqual(['content']);
});

test('one of several tasks is enough to read; without a required task all staff may read', () => {
  expect(maySee(staff('finance'), ['orders', 'finance'])).toBe(true);
  expect(maySee(staff('content'), ['orders', 'finance'])).toBe(false);
  expect(maySee(staff(), [])).toBe(true);
});

test('tasks have no effect without the role of internal staff', () => {
  const others: Role[] = [roles.user, roles.administrator, roles.customerAdmin, roles.b2c];
  for (const storm_role of others) {
    const claims = someClaims({ storm_role, tasks: ['settings', 'read-only'] });
    expect([mayDo(claims, 'settings'), maySee(claims, ['settings']), maySee(claims, [])]).toEqual([
      false,
      false,
      false,
    ]);
  }
  expect([mayDo(undefined, 'settings'), maySee(undefined, ['settings'])]).toEqual([false, false]);
});

test('a visitor without a session must sign in, a member without the task is refused', () => {
  const asked = (claims: ReturnType<typeof someClaims> | undefined) => [
    allowChange(aVisit({ claims }), 'orders'),
    allowRead(aVisit({ claims }), 'orders'),
  ];
  const signIn = { ok: false, refusal: { code: 'not-signed-in' } };
  const refused = { ok: false, refusal: { code: 'not-allowed' } };
  expect(asked(undefined)).toEqual([signIn, signIn]);
  expect(asked(staff('content'))).toEqual([refused, refused]);
  const orders = staff('orders');
  expect(asked(orders)).toEqual([
    { ok: true, value: orders },
    { ok: true, value: orders },
  ]);
});
