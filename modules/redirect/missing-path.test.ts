import { expect, test } from 'vitest';
import { countedPath } from './missing-path.ts';

test.each([
  ['/sv/Gammal-Sida/?mail=a@b.se', '/sv/gammal-sida'],
  ['/sv/kläder', '/sv/kläder'],
  ['/en/order/0199f0a2-7c1e-7abc-8def-0123456789ab', '/en/order/*'],
  ['/en/reset/Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5', '/en/reset/*'],
  ['/en/customer/19850412', '/en/customer/*'],
  ['/en/product/jacket-11201520', '/en/product/*'],
  ['/en/eva@home.example', undefined],
  ['/en/<script>', undefined],
  [`/${'a'.repeat(300)}`, undefined],
])('%s is counted as %s', (path, counted) => expect(countedPath(path)).toBe(counted));
