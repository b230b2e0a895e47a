import { expect, test } from 'vitest';
import { orderRowCustomer } from './order-row-customer.ts';

test('B08 eight fields, and updated by default', () => {
  expect(orderRowCustomer.parse({ companyId: 1000, employeeNo: ' 55 ' })).toEqual({
    companyId: 1000,
    laundrySubCustomer: '',
    employeeNo: '55',
    costCode: '',
    department: '',
    laundryLockerNumber: '',
    laundryPositionNumber: '',
    action: 'update',
  });
  expect(orderRowCustomer.parse({ companyId: 1000, action: 'create' }).action).toBe('create');
  expect(orderRowCustomer.safeParse({ companyId: 'x' }).success).toBe(false);
});
