/**
 * JSON with all non-ASCII characters escaped. V8 stores such a string with one byte per character and writes it to the
 * network without conversion. A single Polish letter would turn the string, and every response that contains it, into
 * two-byte characters, which take longer to write than the rest of the call.
 */
export function asciiJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!beyond.test(json)) return json;
  const escaped = json.replace(allBeyond, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  // Converts through bytes, because a substring of a two-byte string stays two-byte.
  return Buffer.from(escaped, 'latin1').toString('latin1');
}

const beyond = /[^\0-\x7f]/;
const allBeyond = /[^\0-\x7f]/g;
