import { isNestedTooDeep, maxJsonDepth } from './json-depth.ts';
import { ok, type Result, refuse } from './result.ts';
import { findUnstorable } from './unstorable-text.ts';

type LineRefusal = {
  code: 'not-json' | 'row-refused';
  complaints: { field: string; reason: string }[];
};

/** One line of newline-delimited JSON as a value that can be checked and stored. */
export function readJsonLine(line: string): Result<unknown, LineRefusal> {
  if (isNestedTooDeep(line)) return refused(`nested deeper than ${maxJsonDepth} levels`);
  try {
    return checkStorable(JSON.parse(line));
  } catch {
    return refuse({ code: 'not-json', complaints: [{ field: '', reason: 'the line is not JSON' }] });
  }
}

/** Refuses a value with text that the database cannot store. */
export function checkStorable(value: unknown): Result<unknown, LineRefusal> {
  const unstorable = findUnstorable(value);
  return unstorable === undefined
    ? ok(value)
    : refused('the text has a zero byte or half a character', unstorable.path);
}

const refused = (reason: string, field = ''): Result<never, LineRefusal> =>
  refuse({ code: 'row-refused', complaints: [{ field, reason }] });
