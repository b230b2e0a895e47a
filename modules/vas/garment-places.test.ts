import { expect, test } from 'vitest';
import { placesOn } from './garment-places.ts';

const positions = ['left chest', 'back', 'right thigh'].map((code) => ({ code }));
const codesOn = (...categories: string[]) => placesOn(positions, categories).map(({ code }) => code);

test('a garment has those of a service’s places that fit it', () => {
  expect(codesOn('work-trousers')).toEqual(['right thigh']);
  expect(codesOn('work-jackets')).toEqual(['left chest', 'back']);
});

test('where no place fits, or the kind of garment is not known, all remain', () => {
  expect(codesOn('headwear')).toEqual(['left chest', 'back', 'right thigh']);
  expect(codesOn('shoes')).toEqual(['left chest', 'back', 'right thigh']);
});
