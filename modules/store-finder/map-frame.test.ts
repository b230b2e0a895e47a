import { expect, test } from 'vitest';
import { marketList } from '../market/markets.ts';
import { outlineOf } from './country-outlines.ts';
import { cornersOf, frameAround, pathOf, project } from './map-frame.ts';

const centre = { lng: 15, lat: 62 };

test('the centre is the origin; east is right, north is up and stretched', () => {
  expect(project(centre, centre)).toEqual({ x: 0, y: 0 });
  expect(project(centre, { lng: 16, lat: 62 })).toEqual({ x: 100, y: 0 });
  expect(project(centre, { lng: 15, lat: 63 }).y).toBeLessThan(-200);
});

test('a frame around a centre shows every point with a margin', () => {
  const { halfWidth, halfHeight } = frameAround(centre, [
    { lng: 18, lat: 62 },
    { lng: 11, lat: 62 },
  ]);
  expect(halfWidth).toBe(488);
  expect(halfHeight).toBe(73.2);
});

test('the corners of a frame are at its edges', () => {
  const frame = { centre, halfWidth: 300, halfHeight: 120 };
  const [southWest, northEast] = cornersOf(frame);
  expect(southWest.lng).toBeCloseTo(12);
  expect(northEast.lng).toBeCloseTo(18);
  expect(project(centre, southWest)).toEqual({ x: -300, y: 120 });
  expect(project(centre, northEast)).toEqual({ x: 300, y: -120 });
});

test('a path closes each ring', () => {
  expect(pathOf(centre, [[centre, { lng: 16, lat: 62 }], [centre]])).toBe('M0 0L100 0ZM0 0Z');
});

test('E30 each market has an outline around its map centre', () => {
  for (const { code, mapCentre } of marketList) {
    const [mainland = []] = outlineOf(code);
    expect(mainland.length).toBeGreaterThan(14);
    expect(mainland.flatMap(({ lng, lat }) => [lng, lat]).every(Number.isFinite)).toBe(true);
    const [lngs, lats] = [mainland.map(({ lng }) => lng), mainland.map(({ lat }) => lat)];
    expect(mapCentre.lng).toBeGreaterThan(Math.min(...lngs));
    expect(mapCentre.lng).toBeLessThan(Math.max(...lngs));
    expect(mapCentre.lat).toBeGreaterThan(Math.min(...lats));
    expect(mapCentre.lat).toBeLessThan(Math.max(...lats));
  }
});
