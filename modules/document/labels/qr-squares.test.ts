import decodeQr from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrSquares } from './qr-squares.ts';

/** The squares as a picture with a quiet zone, four points a square. */
function draw({ size, dark }: ReturnType<typeof qrSquares>) {
  const [scale, quiet] = [4, 4];
  const side = (size + 2 * quiet) * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const { column, row } of dark)
    for (let y = 0; y < scale; y += 1)
      for (let x = 0; x < scale; x += 1) {
        const at = ((row + quiet) * scale + y) * side + (column + quiet) * scale + x;
        data.fill(0, at * 4, at * 4 + 3);
      }
  return { width: side, height: side, data };
}

test('a reader decodes the address from the squares', () => {
  const address = 'https://fi.yrke.example/garments/q-2nY_0zTfOaZ1x9LkC7Qw';
  expect(decodeQr(draw(qrSquares(address)))).toBe(address);
});
