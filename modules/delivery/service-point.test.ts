import { expect, test } from 'vitest';
import type { CountryCode } from '../market/market.ts';
import { carrierPostcode, nearestPoints, type ServicePoint } from './service-point.ts';

const point = (id: string, zip: string, country: CountryCode = 'SE'): ServicePoint => ({
  id,
  carrier: 'Parcel',
  name: id,
  address: { line1: 'Street 1', line2: '', zip, city: 'Town', region: '', country },
  lng: 0,
  lat: 0,
  hours: [],
});
const idsOf = (points: readonly ServicePoint[]) => points.map(({ id }) => id);

test('O32 a carrier gets a postcode as digits', () => {
  expect(carrierPostcode('123 45')).toBe('12345');
  expect(carrierPostcode('LV-1010')).toBe('1010');
  expect(carrierPostcode('00-001')).toBe('00001');
});

test('the nearest points come first for any spacing of the postcode, and only those of the country', () => {
  const points = [point('far', '981 30'), point('near', '111 20'), point('home', '111 22'), point('dk', '1112', 'DK')];
  expect(idsOf(nearestPoints(points, 'SE', '11122'))).toEqual(['home', 'near', 'far']);
});

test('at most ten, or the requested number; ties are sorted by id', () => {
  const points = Array.from({ length: 14 }, (_, i) => point(`p${String(i).padStart(2, '0')}`, '111 22')).toReversed();
  expect(nearestPoints(points, 'SE', '111 22')).toHaveLength(10);
  expect(idsOf(nearestPoints(points, 'SE', '111 22', 2))).toEqual(['p00', 'p01']);
});

test('O32 where postcodes contain letters, these count', () => {
  const points = [point('leeds', 'LS1 4AP', 'GB'), point('london', 'SW1A 2AA', 'GB'), point('kent', 'ME4 1AA', 'GB')];
  expect(idsOf(nearestPoints(points, 'GB', 'sw1a 1aa', 1))).toEqual(['london']);
  expect(idsOf(nearestPoints(points, 'GB', 'LS11 5ZZ', 1))).toEqual(['leeds']);
});
