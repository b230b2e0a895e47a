type Lch = { l: number; c: number; h: number };

/** The colours one cloth needs: its body, its seams and stitches, and what light and shadow do to it. */
export type Tones = {
  body: string;
  deep: string;
  soft: string;
  line: string;
  stitch: string;
  edge: string;
  /**
   * The amount of black on the shadow side, and of white on the lit side. Coloured paint at this opacity would be
   * rounded to another hue.
   */
  shade: number;
  light: number;
  dark: boolean;
};

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const gamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
const clamp = (v: number, low = 0, high = 1) => Math.min(high, Math.max(low, v));

const mean = (list: readonly number[]) => list.reduce((sum, v) => sum + v, 0) / list.length;

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

function toHex(rgb: readonly number[]) {
  return `#${rgb
    .map((v) =>
      Math.round(clamp(v) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function toLch(hex: string): Lch {
  const [r, g, b] = channels(hex).map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: Math.atan2(bb, a) };
}

function fromLch({ l, c, h }: Lch) {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const lc = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const mc = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const sc = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return toHex([
    gamma(clamp(4.0767416621 * lc - 3.3077115913 * mc + 0.2309699292 * sc)),
    gamma(clamp(-1.2684380046 * lc + 2.6097574011 * mc - 0.3413193965 * sc)),
    gamma(clamp(-0.0041960863 * lc - 0.7034186147 * mc + 1.707614701 * sc)),
  ]);
}

/** The same hue, lighter (positive) or darker (negative). */
export function tint(hex: string, by: number, chroma = 1) {
  const lch = toLch(hex);
  return fromLch({ ...lch, l: clamp(lch.l + by, 0.06, 0.995), c: lch.c * chroma });
}

export const lightnessOf = (hex: string) => toLch(hex).l;

/** From 0, a grey, to about 0.25, a colour that glows. */
export const vividness = (hex: string) => toLch(hex).c;

/** How far two hues lie apart on their circle, in degrees. */
export function hueGap(one: string, other: string) {
  const apart = (Math.abs(toLch(one).h - toLch(other).h) * 180) / Math.PI;
  return Math.min(apart % 360, 360 - (apart % 360));
}

/** WCAG contrast ratio of two colours. */
export function contrastOf(one: string, other: string) {
  const luminance = (hex: string) => {
    const [r, g, b] = channels(hex).map(linear) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

export function tones(hex: string): Tones {
  const named = toLch(hex);
  // Very dark colours are lightened, because true black would hide every fold.
  const l = named.l < 0.3 ? 0.24 + (named.l - 0.18) * 0.6 : Math.min(named.l, 0.982);
  const body = fromLch({ ...named, l });
  const dark = l < 0.45;
  const light = l > 0.72;
  const shade = tint(body, -Math.min(0.2, l * 0.34), named.c > 0.18 ? 1.02 : 0.78);
  const [from, to] = [channels(body), channels(shade)];
  const ratio = from.map((v, i) => (v < 0.04 ? 0.72 : clamp((to[i] ?? 0) / v, 0.3, 1)));
  // Glowing colours keep their brightest channel, because even darkening would turn them brown.
  const kept = named.c > 0.18 ? Math.max(...ratio) : mean(ratio);
  const lift = channels(tint(body, dark ? 0.2 : 0.13));
  const glint = from.map(
    (v, i) => 0.6 * clamp(1 - (1 - (lift[i] ?? 0)) / Math.max(0.04, 1 - v), 0, dark ? 0.4 : 0.34) + 0.075,
  );
  return {
    body,
    deep: tint(body, dark ? -0.1 : -0.3, 0.9),
    soft: tint(body, dark ? 0.06 : 0.05, 0.95),
    line: tint(body, dark ? 0.19 : -0.26, 0.8),
    stitch: tint(body, dark ? 0.3 : light ? -0.2 : 0.2, 0.75),
    edge: tint(body, dark ? -0.08 : light ? -0.22 : -0.18, 0.9),
    shade: 1 - kept,
    light: mean(glint),
    dark,
  };
}
