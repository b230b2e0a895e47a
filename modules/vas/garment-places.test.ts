import { expect, test } from 'vitest';
import { placesOn, sharedPlaces, spreadPlaces } from './garment-places.ts';

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

const service = (position: string | undefined, ...codes: string[]) => ({
  position,
  places: codes.map((code) => ({ code })),
});

test('a service without a chosen place gets the first one that no other has', () => {
  const spread = (...services: ReturnType<typeof service>[]) => spreadPlaces(services);
  expect(spread(service(undefined, 'left chest', 'back'), service('left chest', 'left chest'))).toEqual([
    'back',
    'left chest',
  ]);
  expect(spread(service(undefined, 'right chest', 'back'), service(undefined, 'right chest'))).toEqual([
    'back',
    'right chest',
  ]);
  expect(spread(service(undefined, 'left sleeve', 'back'), service('sleeve', 'sleeve'))).toEqual(['back', 'sleeve']);
  expect(spread(service(undefined), service(undefined, 'back'), service(undefined, 'back'))).toEqual([
    undefined,
    'back',
    'back',
  ]);
});

test('one place takes one service; services without a place do not count', () => {
  expect(sharedPlaces(['left chest', 'right chest', undefined, undefined, 'leg'])).toEqual([]);
  expect(sharedPlaces(['left chest', 'back', 'left chest'])).toEqual(['left chest']);
  expect(sharedPlaces(['left sleeve', 'sleeve'])).toEqual(['sleeve']);
});
