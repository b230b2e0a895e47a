import { expect, test } from 'vitest';
import { campaignTimes } from './campaign-days.ts';

const iso = ({ beginsAt, endsAt }: { beginsAt: number; endsAt: number }) => [
  new Date(beginsAt).toISOString(),
  new Date(endsAt).toISOString(),
];

test.each([
  ['se', '2026-11-10', '2026-11-30', '2026-11-09T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
  ['uk', '2026-07-01', '2026-07-01', '2026-06-30T23:00:00.000Z', '2026-07-01T23:00:00.000Z'],
  ['is', '2026-07-01', '2026-07-02', '2026-07-01T00:00:00.000Z', '2026-07-03T00:00:00.000Z'],
  ['us', '2026-11-27', '2026-11-30', '2026-11-27T05:00:00.000Z', '2026-12-01T05:00:00.000Z'],
] as const)('in %s a campaign from %s to %s has both days whole', (market, from, to, begins, ends) =>
  expect(iso(campaignTimes(market)({ from, to }))).toEqual([begins, ends]),
);

test('clock changes during or around a campaign are handled', () => {
  expect(iso(campaignTimes('se')({ from: '2026-03-29', to: '2026-10-25' }))).toEqual([
    '2026-03-28T23:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ]);
  expect(iso(campaignTimes('us')({ from: '2026-03-08', to: '2026-03-08' }))).toEqual([
    '2026-03-08T05:00:00.000Z',
    '2026-03-09T04:00:00.000Z',
  ]);
});
