import { describe, expect, test } from 'vitest';
import { consentCookies, previousAnswer, readConsent } from './consent.ts';

const now = new Date('2026-11-16T08:00:00Z');
const real =
  'isGpcEnabled=0&datestamp=Wed+Mar+05+2025+09%3A20%3A52+GMT&version=202301.1.0&consentId=7c1f&interactionCount=2&landingPath=NotLandingPage&groups=C0003%3A1%2CC0001%3A1%2CC0002%3A0%2CC0004%3A1&AwaitingReconsent=false';

describe('consent is read', () => {
  test('from the cookie of a consent tool, in any order of groups', () => {
    const consent = readConsent({ OptanonConsent: real, OptanonAlertBoxClosed: '2026-04-06T11:23:20.578Z' });
    expect(consent.isAnswered).toBe(true);
    expect([...consent.allowed].sort()).toEqual(['functional', 'necessary', 'targeting']);
  });

  test('also when the whole value is encoded', () => {
    expect(readConsent({ OptanonConsent: encodeURIComponent(real) }).allowed.has('targeting')).toBe(true);
  });

  test.each([undefined, '', 'groups', '%E0%A4%A', 'groups=C0004%3A2', 'groups=C0004'])(
    'and %j allows only what is necessary',
    (cookie) => {
      const consent = readConsent({ OptanonConsent: cookie });
      expect([...consent.allowed]).toEqual(['necessary']);
      expect(consent.isAnswered).toBe(false);
    },
  );
});

test('an answer survives a round trip', () => {
  const cookies = consentCookies({ allowed: new Set(['functional']), consentId: 'a-b', interactionCount: 3, now });
  expect(cookies.OptanonAlertBoxClosed).toBe('2026-11-16T08:00:00.000Z');
  expect(cookies.OptanonConsent).toContain('groups=C0001%3A1%2CC0002%3A0%2CC0003%3A1%2CC0004%3A0');
  const consent = readConsent(cookies);
  expect([...consent.allowed]).toEqual(['necessary', 'functional']);
  expect(consent.isAnswered).toBe(true);
  expect(previousAnswer(cookies.OptanonConsent)).toEqual({ consentId: 'a-b', interactionCount: 3 });
});

test('a first answer has no previous one', () => {
  expect(previousAnswer(undefined)).toEqual({ consentId: undefined, interactionCount: 0 });
  expect(previousAnswer('interactionCount=x')).toEqual({ consentId: undefined, interactionCount: 0 });
});
