import { expect, test } from 'vitest';
import { placeOf } from './positions.ts';

test('the left chest of a jacket is in front, and moves outwards and down with the size', () => {
  expect(placeOf('jacket', 'left chest', 'M')).toEqual({
    side: 'front',
    xMm: 115,
    yMm: 205,
    roomMm: { width: 100, height: 50 },
    usualMm: 9,
  });
  expect(placeOf('jacket', 'left chest', 'XL')).toMatchObject({
    xMm: 131,
    yMm: 213,
    roomMm: { width: 108, height: 50 },
  });
  expect(placeOf('jacket', 'right chest', 'XL')).toMatchObject({ xMm: -131, yMm: 213 });
});

test('back, sleeve and thigh', () => {
  expect(placeOf('tshirt', 'back', 'C50')).toMatchObject({ side: 'back', xMm: 0, yMm: 230, roomMm: { width: 280 } });
  const [long, short] = [
    { side: 'front', xMm: 350, yMm: 300, turn: -13 },
    { side: 'front', xMm: 346, yMm: 198, turn: -40 },
  ];
  expect(placeOf('jacket', 'left sleeve', 'C50')).toMatchObject(long);
  expect(placeOf('tshirt', 'left sleeve', 'C50')).toMatchObject(short);
  expect(placeOf('tshirt', 'sleeve', 'C50', ['long-sleeves'])).toMatchObject(long);
  expect(placeOf('trousers', 'right thigh', 'C52')).toMatchObject({ side: 'front', xMm: -132, yMm: 333 });
});

test('a garment that lacks the place has none', () => {
  expect(placeOf('trousers', 'left chest', 'C50')).toBeUndefined();
  expect(placeOf('vest', 'left sleeve', 'M')).toBeUndefined();
  expect(placeOf('jacket', 'inside hem', 'M')).toBeUndefined();
});
