import { expect, test } from 'vitest';
import { choosableLogos, findChosenLogo, logoWords } from './chosen-logo.ts';
import type { LogoState } from './logo.ts';

const version = (logoId: string, number: number, state: LogoState) => ({ logoId, version: number, state });

const versions = [
  version('a', 4, 'refused'),
  version('a', 3, 'waiting'),
  version('a', 2, 'released'),
  version('a', 1, 'released'),
  version('b', 1, 'waiting'),
  version('c', 2, 'released'),
  version('c', 1, 'waiting'),
  version('d', 1, 'refused'),
];

test('of each logo the newest released version is offered, and a newer one that waits', () =>
  expect(choosableLogos(versions)).toEqual([
    version('a', 2, 'released'),
    version('a', 3, 'waiting'),
    version('b', 1, 'waiting'),
    version('c', 2, 'released'),
  ]));

test('a choice without a version means the released one; earlier versions can be ordered again, refused ones cannot', () => {
  const chosen = (logoId: string, number?: number) => findChosenLogo(versions, { logoId, version: number })?.version;
  expect([chosen('a'), chosen('b'), chosen('d'), chosen('x')]).toEqual([2, 1, undefined, undefined]);
  expect([chosen('a', 1), chosen('a', 3), chosen('a', 4), chosen('a', 9)]).toEqual([1, 3, undefined, undefined]);
});

test('a logo is named with its version', () => expect(logoWords({ name: 'Hamnvik', version: 2 })).toBe('Hamnvik v2'));
