import sharp from 'sharp';
import { expect, test } from 'vitest';
import { threadLogo } from './thread-logo.ts';

/** The left half is red, the right half is empty. */
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><rect width="50" height="50" fill="#ff0000"/></svg>';

async function coloursIn(drawing: string, left: number) {
  const { data } = await sharp(Buffer.from(drawing), { density: 72 * 8 })
    .extract({ left, top: 100, width: 200, height: 50 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = new Set<string>();
  for (let at = 0; at < data.length; at += 4) found.add([...data.subarray(at, at + 4)].join());
  return found;
}

test('stitches of a logo are inside its shapes: darker gaps and lighter highlights, and the cloth stays free', async () => {
  expect(await coloursIn(svg, 50)).toEqual(new Set(['255,0,0,255']));
  const drawn = threadLogo({ svg, widthMm: 40 });
  const inside = [...(await coloursIn(drawn, 50))].map((colour) => colour.split(',').map(Number));
  expect(inside.some(([red = 255]) => red < 190)).toBe(true);
  expect(inside.some(([, green = 0]) => green > 50)).toBe(true);
  expect(await coloursIn(drawn, 550)).toEqual(new Set(['0,0,0,0']));
});

test('fill and stroke on the root of a drawing apply to its shapes in thread', async () => {
  const root = 'fill="#00ff00" stroke="#0000ff" stroke-width="20" fill-rule="evenodd"';
  const painted = `<svg xmlns="http://www.w3.org/2000/svg" ${root} viewBox="0 0 100 50"><path d="M50-50h100v150h-100z"/></svg>`;
  const drawn = threadLogo({ svg: painted, widthMm: 40 });
  expect(drawn).toContain(`<g id="thread-art" ${root}>`);
  // The line is from 40 to 60 of 100 units; the rest on the right is filled.
  expect(await coloursIn(drawn, 340)).toContain('0,0,255,255');
  expect(await coloursIn(drawn, 550)).toContain('0,255,0,255');
  expect(await coloursIn(drawn, 50)).toEqual(new Set(['0,0,0,0']));
});

test('a drawing without a view box is shown unchanged', () => {
  const bare = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="5" height="5"/></svg>';
  expect(threadLogo({ svg: bare, widthMm: 40 })).toBe(bare);
});
