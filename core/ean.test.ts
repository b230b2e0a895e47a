import { expect, test } from 'vitest';
import { isEan, isGs1 } from './ean.ts';

test.each(['7395902949636', '7351369848578', '7360556356956', '7317692649916', '4006381333931'])(
  '%s has the right check digit',
  (ean) => expect(isEan(ean)).toBe(true),
);

test.each(['7312345678901', '4006381333932', '7395902949363', '739590294963', '73959029496360', '', '73959O2949636'])(
  '%j is not an EAN',
  (ean) => expect(isEan(ean)).toBe(false),
);

test.each(['96385074', '036000291452', '10614141000415', '4006381333931'])('%s is a number of GS1', (number) =>
  expect(isGs1(number)).toBe(true),
);

test.each(['96385075', '036000291453', '', '9638507A'])('%j is no number of GS1', (number) =>
  expect(isGs1(number)).toBe(false),
);
