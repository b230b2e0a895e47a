import { expect, test } from 'vitest';
import { accessCookieLine, clearedCookies, sessionCookies } from './session-cookies.ts';

const now = new Date('2026-11-16T08:00:00Z');
const session = {
  accessToken: 'a.b.c',
  accessExpiresAt: new Date('2026-11-16T08:15:00Z'),
  refreshToken: 'r',
  refreshExpiresAt: new Date('2026-12-16T08:00:00Z'),
};

test('cookies are not readable by scripts, not sent by other sites, and require https outside of local use', () => {
  expect(sessionCookies({ ...session, remembered: true }, { secure: true, now })).toEqual([
    'yrke_access=a.b.c; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000',
    'yrke_refresh=r; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000',
  ]);
  expect(sessionCookies({ ...session, remembered: true }, { secure: false, now }).join()).not.toContain('Secure');
});

test('without remember me they expire with the browser session', () => {
  const lines = sessionCookies({ ...session, remembered: false }, { secure: true, now });
  expect(lines.join()).not.toContain('Max-Age');
  expect(accessCookieLine({ ...session, remembered: false }, { secure: true, now })).toBe(lines[0]);
});

test('clearing removes both cookies', () => {
  expect(clearedCookies({ secure: false })).toEqual([
    'yrke_access=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    'yrke_refresh=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  ]);
});

test('those of a frame are sent within pages of the buyer’s site only, also in local use', () => {
  expect(sessionCookies({ ...session, remembered: false }, { secure: false, now, isFramed: true })).toEqual([
    'yrke_framed_access=a.b.c; Path=/; HttpOnly; SameSite=None; Secure; Partitioned',
    'yrke_framed_refresh=r; Path=/; HttpOnly; SameSite=None; Secure; Partitioned',
  ]);
  expect(clearedCookies({ secure: false, isFramed: true })).toEqual([
    'yrke_framed_access=; Path=/; HttpOnly; SameSite=None; Secure; Partitioned; Max-Age=0',
    'yrke_framed_refresh=; Path=/; HttpOnly; SameSite=None; Secure; Partitioned; Max-Age=0',
  ]);
});
