import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newId, type OrderId, parseCartId, parseOrderId } from './ids.ts';

const id = '0199f0a2-7c1e-7abc-8def-0123456789ab';

test.each([
  ['cart', parseCartId],
  ['order', parseOrderId],
])('a %s id is a UUID, in lower case', (_, parse) => {
  expect(parse(id.toUpperCase())).toEqual({ ok: true, value: id });
  for (const malformed of ['', '1', `${id}0`, ` ${id}`, id.replaceAll('-', ''), id.replace('0', 'g')]) {
    expect(parse(malformed)).toEqual({ ok: false, refusal: { code: 'uuid-invalid' } });
  }
});

test('a new id consists of its time and the random bytes', () => {
  const bytes = Uint8Array.from([0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4, 5, 6]);
  const made: OrderId = newId(new Date(0x0199_f0a2_7c1e), (count) => bytes.slice(0, count));
  expect(made).toBe('0199f0a2-7c1e-7fff-bfff-010203040506');
  expect(newId(new Date(0), () => new Uint8Array(10))).toBe('00000000-0000-7000-8000-000000000000');
});

test('every new id is a valid UUID of version 7, and later ones sort later', () => {
  const times = fc.date({ min: new Date(0), max: new Date('3000-01-01'), noInvalidDate: true });
  const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(times, bytes, bytes, (now, first, second) => {
      const made: OrderId = newId(now, () => first);
      expect(z.uuidv7().safeParse(made).success).toBe(true);
      expect(parseOrderId(made)).toEqual({ ok: true, value: made });
      expect(newId(new Date(now.getTime() + 1), () => second) > made).toBe(true);
    }),
  );
});
