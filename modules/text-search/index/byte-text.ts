/** Text as its UTF-8 bytes, one character for each: compared as strings, such texts sort as their bytes do. */

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const ascii = /^[ -~]*$/;

export function toByteText(text: string): string {
  return ascii.test(text) ? text : String.fromCharCode(...encoder.encode(text));
}

export function readText(bytes: Uint8Array, start: number, end: number): string {
  // A decoder takes no shared memory; a slice is a copy of its own.
  return decoder.decode(bytes.slice(start, end));
}
