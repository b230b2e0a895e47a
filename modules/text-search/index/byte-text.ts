/** Text as UTF-8 bytes, one character per byte, so that string comparison equals byte comparison. */

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const ascii = /^[ -~]*$/;

export function toByteText(text: string): string {
  return ascii.test(text) ? text : String.fromCharCode(...encoder.encode(text));
}

export function readText(bytes: Uint8Array, start: number, end: number): string {
  // TextDecoder does not accept shared memory; slice makes a copy.
  return decoder.decode(bytes.slice(start, end));
}
