/** Rows of red, green, blue and opacity. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number };

const opaque = 128;
const channels = 4;

const alphaAt = ({ data }: Pixels, at: number) => data[at * channels + 3] ?? 0;

/** Whether something of the background shows through. */
export function isSeeThrough(pixels: Pixels): boolean {
  for (let at = 0; at < pixels.width * pixels.height; at += 1) if (alphaAt(pixels, at) < opaque) return true;
  return false;
}

/** Shades closer than this count as one colour: they come from softened edges. */
const step = 48;
const smallestShare = 0.01;

const shadeOf = (value: number) => Math.round(value / step);

type Sum = { count: number; readonly channels: [number, number, number] };

/** Colours that cover more than a hundredth of the logo, the most frequent first; near ones are mixed. */
export function mainColours(pixels: Pixels): string[] {
  const sums = new Map<string, Sum>();
  let seen = 0;
  for (let at = 0; at < pixels.width * pixels.height; at += 1) {
    if (alphaAt(pixels, at) < opaque) continue;
    const [red = 0, green = 0, blue = 0] = pixels.data.subarray(at * channels, at * channels + 3);
    const shade = `${shadeOf(red)} ${shadeOf(green)} ${shadeOf(blue)}`;
    const sum = sums.get(shade) ?? { count: 0, channels: [0, 0, 0] };
    sum.count += 1;
    for (const [channel, value] of [red, green, blue].entries()) sum.channels[channel as 0 | 1 | 2] += value;
    sums.set(shade, sum);
    seen += 1;
  }
  return [...sums.values()]
    .filter(({ count }) => count / seen > smallestShare)
    .toSorted((a, b) => b.count - a.count)
    .map(({ count, channels: added }) => `#${added.map((sum) => hexOf(sum / count)).join('')}`);
}

const hexOf = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** Tips and corners are thin in every shape, so the thinnest part of them does not count. */
const ignoredShare = 0.03;

/** The thinnest line as a share of the width: the shorter of the runs through each pixel of the drawing. */
export function thinnestLine(pixels: Pixels, hasTransparency = isSeeThrough(pixels)): number {
  const { width, height } = pixels;
  const isDrawn = drawnIn(pixels, hasTransparency);
  const runs = new Uint16Array(width * height).fill(0xffff);
  const measure = (length: number, indexOf: (place: number) => number) => {
    for (let from = 0; from < length; from += 1) {
      let to = from;
      while (to < length && isDrawn(indexOf(to))) to += 1;
      for (let place = from; place < to; place += 1)
        runs[indexOf(place)] = Math.min(runs[indexOf(place)] ?? 0, to - from);
      from = Math.max(from, to);
    }
  };
  for (let row = 0; row < height; row += 1) measure(width, (place) => row * width + place);
  for (let column = 0; column < width; column += 1) measure(height, (place) => place * width + column);
  const drawn = runs.filter((run) => run !== 0xffff).toSorted();
  return (drawn[Math.floor(drawn.length * ignoredShare)] ?? width) / width;
}

/** Without transparency, what has the colour of the corner is background. */
function drawnIn(pixels: Pixels, hasTransparency: boolean): (at: number) => boolean {
  if (hasTransparency) return (at) => alphaAt(pixels, at) >= opaque;
  const { data } = pixels;
  const differs = (at: number, channel: number) =>
    Math.abs((data[at * channels + channel] ?? 0) - (data[channel] ?? 0)) > step;
  return (at) => [0, 1, 2].some((channel) => differs(at, channel));
}
