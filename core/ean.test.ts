import { expect, test } from 'vitest';
import { isEan } from './ean.ts';

test.each(['7395902949636', '7351369848578', '7360556356956', '7317692649916', '4006381333931'])(
  '%s has the right check digit',
  (ean) => expect(isEan(ean)).toBe(true),
);

test.each(['7312345678901', '4006381333932', '7395902949363', '739590294963', '73959029496360', '', '73959O2949636'])(
  '%j is not an EAN',
  (ean) => expect(isEan(ean)).toBe(false),
);
