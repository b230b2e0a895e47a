import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safePath } from './redirect-target.ts';

const own = 'http://se.localhost:3000';

describe('A23 a path of this shop is followed', () => {
  test.each([
    '/',
    '/sv',
    '/sv/mypages/account?x=1#top',
    '/sv/produkt/byxa-%C3%A5',
    '/en/search?q=http://evil.example',
    '/en/search?next=//evil.example',
    '/en/a:b@c',
    '/loginless',
    '/en/login-help',
  ])('%s', (path) => expect(safePath(path)).toBe(path));

  test('an address of the same origin is reduced to its path', () => {
    expect(safePath(`${own}/sv?x=1`, own)).toBe('/sv?x=1');
    expect(safePath(`${own}/sv?x=1`)).toBeUndefined();
  });
});

describe('A23 anything else is refused', () => {
  test.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['no leading slash', 'sv'],
    ['a sign-out in codes', '/%6cogout'],
    ['a sign-out as data', '/logout.data'],
    ['codes that say nothing', '/sv/%E0%A4%A'],
    ['a relative path', '../sv'],
    ['another site', 'https://evil.example'],
    ['another site without a scheme', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['the host that paths are tried against', '//shop.invalid/sv'],
    ['a backslash for a slash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['a backslash further on', '/sv\\..\\..\\evil'],
    ['a tab, which browsers drop', '/\t/evil.example'],
    ['a line break, which browsers drop', '/\n/evil.example'],
    ['a carriage return with a header after it', '/sv\r\nset-cookie: a=b'],
    ['a zero byte', '/\0/evil.example'],
    ['a leading space', ' //evil.example'],
    ['a space within', '/ /evil.example'],
    ['an invisible character', '/\u200b/evil.example'],
    ['a text direction', '/\u202e/evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals', 'JaVaScRiPt:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a scheme without slashes', 'https:evil.example'],
    ['a name and password before the host', 'https://se.localhost:3000@evil.example/'],
    ['a path that turns into two slashes', '/.//evil.example'],
    ['a path that climbs to two slashes', '/sv/..//evil.example'],
    ['a climb spelled with percent signs', '/%2e%2e//evil.example'],
    ['the own host as a prefix of another', `${own}.evil.example/`],
    ['the own origin with a name and password', `${own}@evil.example/`],
    ['the own origin with two slashes', `${own}//evil.example`],
    ['another port', 'http://se.localhost:3001/sv'],
    ['signing out', '/logout'],
    ['signing out with a language', '/logout?locale=sv'],
    ['signing out in a roundabout way', '/sv/../logout'],
    ['signing out in capitals', '/LOGOUT'],
    ['signing in again', '/login?returnTo=/login'],
    ['more than a path can be', `/${'a'.repeat(2000)}`],
  ])('%s', (_, text) => expect(safePath(text, own)).toBeUndefined());

  test('every accepted target stays in the shop', () => {
    const parts = fc.constantFrom('/', '\\', '.', '..', ':', '@', '%2f', '%5c', '\t', 'http', 'evil.example', '?', '#');
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
        const path = safePath(pieces.join(''), own);
        return path === undefined || new URL(path, own).origin === own;
      }),
    );
  });
});
