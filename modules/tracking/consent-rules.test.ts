import { expect, test } from 'vitest';
import { type Consent, type ConsentGroup, consentGroups } from './consent.ts';
import { type ConsentUse, consentModeOf, mayUse } from './consent-rules.ts';

const consent = (groups: readonly ConsentGroup[], isAnswered = true): Consent => ({
  isAnswered,
  allowed: new Set(['necessary', ...groups]),
});

test('K02 C0001 is necessary, C0002 performance, C0003 functional, C0004 targeting', () => {
  expect(consentGroups).toEqual({
    necessary: 'C0001',
    performance: 'C0002',
    functional: 'C0003',
    targeting: 'C0004',
  });
});

const uses: readonly ConsentUse[] = [
  'socialTracking',
  'embeddedFilms',
  'tagManager',
  'storedDelivery',
  'personalisation',
  'searchAnalytics',
];

test.each<[groups: ConsentGroup[], allowed: ConsentUse[]]>([
  [[], []],
  [['performance'], ['tagManager', 'searchAnalytics']],
  [['functional'], ['tagManager', 'storedDelivery']],
  [['targeting'], ['socialTracking', 'embeddedFilms', 'tagManager', 'personalisation']],
  [['performance', 'functional', 'targeting'], [...uses]],
])('K03 K05 the groups %j allow %j', (groups, allowed) => {
  expect(uses.filter((use) => mayUse(use, consent(groups)))).toEqual(allowed);
});

test('K04 the tag manager needs one group besides the necessary one', () => {
  const mayTag = (groups: readonly ConsentGroup[]) => mayUse('tagManager', consent(groups));
  expect(mayTag([])).toBe(false);
  expect((['performance', 'functional', 'targeting'] as const).map((group) => mayTag([group]))).toEqual([
    true,
    true,
    true,
  ]);
});

test.each([
  [true, false, false],
  [true, true, true],
  [false, true, false],
])('K06 targeting %s with the alert box closed %s allows personalisation: %s', (isOn, isClosed, expected) => {
  expect(mayUse('personalisation', consent(isOn ? ['targeting'] : [], isClosed))).toBe(expected);
});

test('consent mode is denied without an answer, and follows the groups', () => {
  expect(consentModeOf(consent([], false))).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'granted',
  });
  expect(consentModeOf(consent(['performance']))).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
  expect(consentModeOf(consent(['functional']))).toMatchObject({
    functionality_storage: 'granted',
    personalization_storage: 'granted',
    analytics_storage: 'denied',
  });
  expect(consentModeOf(consent(['targeting']))).toMatchObject({
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    analytics_storage: 'denied',
  });
});
