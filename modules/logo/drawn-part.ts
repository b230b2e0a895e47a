import { tidy } from './view-box.ts';

/** A part of a picture, in shares of its width and height. */
export type Part = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** Margins narrower than this stay: cutting them would change the size by less than can be sewn. */
const leastCut = 0.01;

/** Opacity up to this cannot be seen: it comes from softened edges. */
const faint = 12;

/** The opacity of each pixel. */
export type Opacity = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** The part without empty margins; undefined if the picture has none. What is not see-through is drawn, so a ground has no margins. */
export function drawnPart({ data, width, height }: Opacity): Part | undefined {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    const row = data.subarray(y * width, (y + 1) * width);
    const first = row.findIndex((alpha) => alpha > faint);
    if (first < 0) continue;
    const end = row.findLastIndex((alpha) => alpha > faint) + 1;
    [left, top, right, bottom] = [Math.min(left, first), Math.min(top, y), Math.max(right, end), y + 1];
  }
  const [wide, high] = [(right - left) / width, (bottom - top) / height];
  const isWhole = Math.min(wide, high) > 1 - leastCut;
  return wide <= 0 || isWhole ? undefined : { left: left / width, top: top / height, width: wide, height: high };
}

/** A drawing that shows only this part of its view box. */
export function cutViewBox(svg: string, part: Part): string {
  return svg.replace(/ viewBox="([^"]*)"/, (_, box: string) => {
    const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
    const cut = [x + part.left * width, y + part.top * height, part.width * width, part.height * height];
    return ` viewBox="${cut.map(tidy).join(' ')}"`;
  });
}
