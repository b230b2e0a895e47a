const zero = '0'.charCodeAt(0);
const dot = '.'.charCodeAt(0);
const minus = '-'.charCodeAt(0);
const space = ' '.charCodeAt(0);
const lineEnd = '\n'.charCodeAt(0);
const firstSize = 64 * 1024;

/** Writes PDF operators as bytes into a buffer that is reused. */
export function createByteWriter() {
  let bytes = new Uint8Array(firstSize);
  let length = 0;

  function put(code: number): void {
    if (length === bytes.length) {
      const larger = new Uint8Array(2 * length);
      larger.set(bytes);
      bytes = larger;
    }
    bytes[length] = code;
    length += 1;
  }
  const putDigit = (digit: number) => put(zero + (Math.floor(digit) % 10));

  return {
    /** With at most three decimals, followed by a space. */
    number: (value: number): void => {
      const thousandths = Math.round(Math.abs(value) * 1000);
      if (value < 0 && thousandths > 0) put(minus);
      let unit = 1000;
      while (unit * 10 <= thousandths) unit *= 10;
      for (; unit >= 1000; unit /= 10) putDigit(thousandths / unit);
      if (thousandths % 1000 > 0) put(dot);
      for (; thousandths % (unit * 10) > 0; unit /= 10) putDigit(thousandths / unit);
      put(space);
    },
    /** The name of an operator, which ends a line. */
    operator: (letter: string): void => {
      put(letter.charCodeAt(0));
      put(lineEnd);
    },
    /** Returns what was written since the last call. */
    take: (): Uint8Array => {
      const written = bytes.slice(0, length);
      length = 0;
      return written;
    },
  };
}
