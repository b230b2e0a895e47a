import { describe, expect, test } from 'vitest';
import { clickOn, consentCookies, isStillClicked, previousAnswer, readConsent } from './consent.ts';

const now = new Date('2026-11-16T08:00:00Z');
const real =
  'isGpcEnabled=0&datestamp=Wed+Mar+05+2025+09%3A20%3A52+GMT&version=202301.1.0&consentId=7c1f&interactionCount=2&landingPath=NotLandingPage&groups=C0003%3A1%2CC0001%3A1%2CC0002%3A0%2CC0004%3A1&AwaitingReconsent=false';

describe('consent is read', () => {
  test('from the cookie of a consent tool, in any order of groups', () => {
    const consent = readConsent({ OptanonConsent: real, OptanonAlertBoxClosed: '2026-04-06T11:23:20.578Z' }, { now });
    expect(consent.isAnswered).toBe(true);
    expect([...consent.allowed].sort()).toEqual(['functional', 'necessary', 'targeting']);
  });

  test('also when the whole value is encoded', () => {
    expect(readConsent({ OptanonConsent: encodeURIComponent(real) }, { now }).allowed.has('targeting')).toBe(true);
  });

  test.each([undefined, '', 'groups', '%E0%A4%A', 'groups=C0004%3A2', 'groups=C0004'])(
    'and %j allows only what is necessary',
    (cookie) => {
      const consent = readConsent({ OptanonConsent: cookie }, { now });
      expect([...consent.allowed]).toEqual(['necessary']);
      expect(consent.isAnswered).toBe(false);
    },
  );
});

test('an answer survives a round trip', () => {
  const cookies = consentCookies({
    allowed: new Set(['functional']),
    consentId: 'a-b',
    interactionCount: 3,
    now,
    isGpc: false,
  });
  expect(cookies.OptanonAlertBoxClosed).toBe('2026-11-16T08:00:00.000Z');
  expect(cookies.OptanonConsent).toContain('groups=C0001%3A1%2CC0002%3A0%2CC0003%3A1%2CC0004%3A0');
  const consent = readConsent(cookies, { now });
  expect([...consent.allowed]).toEqual(['necessary', 'functional']);
  expect(consent.isAnswered).toBe(true);
  expect(previousAnswer(cookies.OptanonConsent)).toEqual({ consentId: 'a-b', interactionCount: 3 });
});

test('a first answer has no previous one', () => {
  expect(previousAnswer(undefined)).toEqual({ consentId: undefined, interactionCount: 0 });
  expect(previousAnswer('interactionCount=x')).toEqual({ consentId: undefined, interactionCount: 0 });
});

const all = consentCookies({
  allowed: new Set(['performance', 'functional', 'targeting']),
  consentId: 'a',
  interactionCount: 1,
  now,
  isGpc: false,
});

test.each([
  ['one second before twelve months', '2027-11-16T07:59:59Z', true],
  ['twelve months later', '2027-11-16T08:00:00Z', false],
])('an answer is valid %s (%s): %s', (_, at, isValid) => {
  const consent = readConsent(all, { now: new Date(at) });
  expect(consent.isAnswered).toBe(isValid);
  expect(consent.allowed.size).toBe(isValid ? 4 : 1);
});

test('a changed policy, or a tool that awaits a new consent, asks again and allows nothing meanwhile', () => {
  const older = { ...all, OptanonConsent: all.OptanonConsent.replace(/policy=\d+/, 'policy=0') };
  const awaiting = { ...all, OptanonConsent: all.OptanonConsent.replace('Reconsent=false', 'Reconsent=true') };
  for (const cookies of [older, awaiting])
    expect(readConsent(cookies, { now })).toEqual({ isAnswered: false, allowed: new Set(['necessary']) });
});

test('Global Privacy Control refuses targeting, even if the cookie allows it', () => {
  expect([...readConsent(all, { now, isGpc: true }).allowed]).toEqual(['necessary', 'performance', 'functional']);
  const told = consentCookies({ allowed: new Set(), consentId: 'a', interactionCount: 1, now, isGpc: true });
  expect(told.OptanonConsent).toContain('isGpcEnabled=1');
  expect(told.OptanonConsent).toContain('browserGpcFlag=1');
});

test.each([
  ['an hour later', clickOn(now), '2026-11-16T09:00:00Z', undefined, true],
  ['after an older answer', clickOn(now), '2026-11-16T09:00:00Z', '2026-11-16T07:00:00.000Z', true],
  ['after a newer answer', clickOn(now), '2026-11-16T10:00:00Z', '2026-11-16T09:00:00.000Z', false],
  ['after a newer answer that is encoded', clickOn(now), '2026-11-16T10:00:00Z', '2026-11-16T09%3A00%3A00.000Z', false],
  ['one second before twelve months', clickOn(now), '2027-11-16T07:59:59Z', undefined, true],
  ['twelve months later', clickOn(now), '2027-11-16T08:00:00Z', undefined, false],
  ['of another policy', '1 2026-11-16T08:00:00.000Z', '2026-11-16T09:00:00Z', undefined, false],
  ['that cannot be read', '2 yesterday', '2026-11-16T09:00:00Z', undefined, false],
  ['that was never made', null, '2026-11-16T09:00:00Z', undefined, false],
])('a click to load a service, %s', (_, stored, at, answeredAt, expected) => {
  expect(isStillClicked(stored, { OptanonAlertBoxClosed: answeredAt }, new Date(at))).toBe(expected);
});
