import { expect, test } from 'vitest';
import { checkCustomer } from '#modules/laundry/check-customer.ts';
import { demoRegisters } from './fill-laundries.server.ts';

test('L02 the laundries of Hamnvik and Kuusiranta know their wearers, and would accept each of them', () => {
  const refused = demoRegisters.flatMap((register) =>
    register.wearers.flatMap((wearer) => {
      const isThere = register.positions.some((at) => at.locker === wearer.locker && at.position === wearer.position);
      const sharing = register.wearers.filter(
        (one) => one.locker === wearer.locker && one.position === wearer.position,
      );
      const error = checkCustomer(wearer, 'update', {
        ...register,
        lockerNumbers: [],
        hasCompany: true,
        isKnown: true,
        holder: isThere && sharing.length === 1 ? wearer.employeeNo : undefined,
      });
      return error ? [[wearer.name, error]] : [];
    }),
  );
  expect(refused).toEqual([]);
  expect(
    demoRegisters.map(({ companyId, wearers, positions }) => [companyId, wearers.length, positions.length]),
  ).toEqual([
    [1005, 243, 446],
    [1011, 4, 7],
  ]);
});

test('the laundry of Kuusiranta has an account, so that a program can report scans', () => {
  expect(demoRegisters.map(({ laundry, accountId }) => [laundry.id, accountId])).toEqual([
    ['L-700', undefined],
    ['L-310', 1029],
  ]);
});
