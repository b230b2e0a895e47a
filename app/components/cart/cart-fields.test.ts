import { expect, test } from 'vitest';
import { fieldsOf, fieldsOfWish } from './cart-fields.ts';
import { aRowView } from './page-fixtures.ts';

const row = aRowView({ id: 'a', version: 3 });

test('a list is sent entry by entry, and undefined values are left out', () =>
  expect(fieldsOf('move', { rowId: ['a', 'b'], toCartId: undefined }).toString()).toBe('intent=move&rowId=a&rowId=b'));

test('only changed fields are sent, with the version that was read', () =>
  expect(fieldsOfWish(row, { comment: 'x' }).toString()).toBe('intent=row&rowId=a&version=3&comment=x'));

test('a colour change sends the size too, and a size change the colour', () => {
  expect(fieldsOfWish(row, { colour: '11201520AB02' }).get('size')).toBe('C50');
  expect(fieldsOfWish(row, { size: 'C52' }).get('colour')).toBe('11201520AB01');
});

test('removing the wearer sends an empty text; an unchanged wearer is not sent', () => {
  expect(fieldsOfWish(row, { coworkerId: undefined }).get('coworkerId')).toBe('');
  expect(fieldsOfWish(row, { quantity: 2 }).has('coworkerId')).toBe(false);
});
