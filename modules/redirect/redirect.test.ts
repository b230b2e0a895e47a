import { expect, test } from 'vitest';
import { isLoop, normalPath, type Redirect, targetOf, targetsOf } from './redirect.ts';

const redirect = (from: string, to: string, marketId?: number): Redirect => ({
  id: `${marketId} ${from}`,
  marketId,
  from,
  to,
  createdAt: new Date(0),
});

test.each([
  ['/Old-Page/', '/old-page'],
  ['/en/x?a=1#b', '/en/x'],
  ['/', '/'],
  ['', '/'],
])('%s is compared as %s', (path, normal) => expect(normalPath(path)).toBe(normal));

test.each([
  ['/en/winter', 'en', '/en/jackets'],
  ['/en/Winter/', 'en', '/en/jackets'],
  ['/old', 'sv', '/sv/about'],
  ['/de/old', 'de', '/de/about'],
  ['/fixed', 'sv', '/en/about'],
  ['/de/fixed', 'de', '/en/about'],
  ['/start', 'sv', '/sv'],
  ['/de/winter', 'de', undefined],
])('%s for a visitor in %s leads to %s', (path, language, target) => {
  const targets = targetsOf(
    [
      redirect('/en/winter', '/en/jackets'),
      redirect('/old', '/about'),
      redirect('/fixed', '/en/about'),
      redirect('/start', '/'),
    ],
    1,
  );
  expect(targetOf(targets, path, language)).toBe(target);
});

test('the redirect of a market replaces the general one there only', () => {
  const all = [redirect('/old', '/about'), redirect('/old', '/terms', 2)];
  expect(targetOf(targetsOf(all, 2), '/old', 'nb')).toBe('/nb/terms');
  expect(targetOf(targetsOf(all, 1), '/old', 'sv')).toBe('/sv/about');
});

test.each([
  ['itself', [], redirect('/a', '/a'), true],
  ['itself in one language', [], redirect('/a', '/en/a'), true],
  ['its own language', [], redirect('/en/a', '/a'), true],
  ['another page', [redirect('/b', '/c')], redirect('/a', '/b'), false],
  ['two others and back', [redirect('/b', '/c'), redirect('/c', '/a')], redirect('/a', '/b'), true],
  ['back by the redirect of a market', [redirect('/b', '/a', 2)], redirect('/a', '/b'), true],
  ['back in another market', [redirect('/b', '/a', 2)], redirect('/a', '/b', 1), false],
  ['back by the general one', [redirect('/b', '/a')], redirect('/a', '/b', 1), true],
  [
    'back, where the market replaces it',
    [redirect('/b', '/a', 2), redirect('/a', '/c', 2)],
    redirect('/a', '/b'),
    false,
  ],
  ['back by one language', [redirect('/sv/b', '/sv/a')], redirect('/a', '/b'), true],
] as const)('a redirect to %s: loop %#', (_, known, added, expected) => expect(isLoop(known, added)).toBe(expected));
