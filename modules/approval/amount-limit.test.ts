import { expect, test } from 'vitest';
import type { CalendarDate } from '#core/dates.ts';
import { money } from '#core/money.ts';
import { type Role, roles } from '../auth/roles.ts';
import { amountLimitField, amountLimitOf, hasAmountLimit } from './amount-limit.ts';
import { limitDaysOf } from './limit-period.ts';

const everybody: Role[] = [roles.user, roles.administrator, roles.internal, roles.customerAdmin, roles.b2c];
const limited = (settings: Record<string, string>) =>
  everybody.filter((storm_role) => hasAmountLimit({ storm_role }, settings));

test('X05 which buyers have an amount limit', () => {
  expect(limited({ UseAmountLimit: 'true' })).toEqual([roles.user]);
  const both = { UseAmountLimit: 'true', UseAmountLimitForCustomerAdmins: 'true' };
  expect(limited(both)).toEqual([roles.user, roles.customerAdmin]);
  expect(limited({ UseAmountLimitForCustomerAdmins: 'true' })).toEqual([]);
  expect(hasAmountLimit(undefined, both)).toBe(false);
});

test('X06 X07 which administrators see the limits of others, and which change them', () => {
  const field = (settings: Record<string, string>) =>
    [roles.administrator, roles.customerAdmin, roles.internal, roles.user, roles.b2c].map((storm_role) =>
      amountLimitField({ storm_role, super_customer_admin: false }, settings),
    );
  const [first, both] = [
    { UseAmountLimit: 'true' },
    { UseAmountLimit: 'true', UseAmountLimitForCustomerAdmins: 'true' },
  ];
  expect(field({})).toEqual(['hidden', 'hidden', 'hidden', 'hidden', 'hidden']);
  expect(field({ UseAmountLimitForCustomerAdmins: 'true' })).toEqual(Array(5).fill('hidden'));
  expect(field(first)).toEqual(['enabled', 'enabled', 'enabled', 'hidden', 'hidden']);
  expect(field(both)).toEqual(['enabled', 'disabled', 'enabled', 'hidden', 'hidden']);
  expect(amountLimitField({ storm_role: roles.customerAdmin, super_customer_admin: true }, both)).toBe('enabled');
  expect(amountLimitField(undefined, both)).toBe('hidden');
});

test('X08 the remaining amount is the limit minus the cart, and may be negative', () => {
  const sek = (amount: number) => money(amount, 'SEK');
  expect(amountLimitOf(sek(100_000), sek(25_050))).toEqual({ limit: sek(100_000), left: sek(74_950) });
  expect(amountLimitOf(sek(10_050), sek(15_000))?.left).toEqual(sek(-4950));
  expect(amountLimitOf(sek(0), sek(1))?.left).toEqual(sek(-1));
  expect(amountLimitOf(undefined, sek(1))).toBeUndefined();
});

test('X08 a limit in another currency allows nothing', () => {
  const total = money(500, 'NOK');
  expect(amountLimitOf(money(100_000, 'SEK'), total)).toEqual({ limit: money(0, 'NOK'), left: money(-500, 'NOK') });
});

test('X08 in a period, earlier orders are subtracted, and the rest of the previous period is added', () => {
  const sek = (amount: number) => money(amount, 'SEK');
  const days = limitDaysOf('Month', '2026-11-17' as CalendarDate);
  const left = (carried: number, used: number) => {
    const use = { period: 'Month', ...days, carried: sek(carried), used: sek(used) } as const;
    const { use: told, ...rest } = amountLimitOf(sek(100_000), sek(25_000), use) ?? {};
    expect(told).toEqual(use);
    return rest;
  };
  expect(left(0, 0)).toEqual({ limit: sek(100_000), left: sek(75_000) });
  expect(left(0, 75_000)).toEqual({ limit: sek(100_000), left: sek(0) });
  expect(left(0, 75_001)).toEqual({ limit: sek(100_000), left: sek(-1) });
  expect(left(40_000, 75_001)).toEqual({ limit: sek(140_000), left: sek(39_999) });
});
