import { expect, test } from 'vitest';
import { readJsonLine } from './json-line.ts';

test('a line of JSON is its value', () => {
  expect(readJsonLine('{"kind":"company","key":"C-1"}')).toEqual({ ok: true, value: { kind: 'company', key: 'C-1' } });
});

test.each([
  ['{"kind":', 'not-json', '', 'the line is not JSON'],
  ['['.repeat(65), 'row-refused', '', 'nested deeper than 64 levels'],
  ['{"name":"a\\u0000"}', 'row-refused', 'name', 'the text has a zero byte or half a character'],
])('%s is refused', (line, code, field, reason) => {
  expect(readJsonLine(line)).toEqual({ ok: false, refusal: { code, complaints: [{ field, reason }] } });
});
