import { expect, test } from 'vitest';
import { textureOf } from './materials.ts';

test.each([
  ['1410', 'denim'],
  ['1770', 'pile'],
  ['2010', 'leather'],
  ['9999', 'plain'],
])('material %s is drawn as %s', (code, texture) => expect(textureOf(code)).toBe(texture));
