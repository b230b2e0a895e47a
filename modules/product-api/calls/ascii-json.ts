/**
 * JSON in which all letters beyond ASCII stand escaped, which every reader of JSON understands. Such a text is kept in one byte a
 * letter and goes to the network as it lies in memory. One Polish letter would make a text of two-byte characters of it, and of every
 * answer that it is put into, which then takes longer to write than all the rest of the call.
 */
export function asciiJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!beyond.test(json)) return json;
  const escaped = json.replace(allBeyond, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  // By way of bytes: a text that was cut out of a wide one stays wide.
  return Buffer.from(escaped, 'latin1').toString('latin1');
}

const beyond = /[^\0-\x7f]/;
const allBeyond = /[^\0-\x7f]/g;
