import { lightnessOf, mixed } from '../colour.ts';
import { type At, rounded, type Shape } from '../drawing-shape.ts';
import type { Lettering } from '../lay-out.ts';
import type { Method } from '../typeface.ts';

/** Distance of two threads, and the slant of a stitch. */
export const threadMm = 0.42;
export const lean = 0.32;

/** Stitches that are too small to see would only make the file larger. */
export const isThread = (method: Method, at: At): boolean => method === 'embroidery' && at.scaleX >= 1.5;

/**
 * Lettering around the origin of `at`, in millimetres. Thread is drawn as stitches with a gap and a highlight each, raised above the cloth;
 * print is even and flat.
 */
export function drawLettering(lettering: Lettering, method: Method, ink: string, at: At): Shape[] {
  const { outline } = lettering;
  if (!isThread(method, at)) return [{ d: outline, fill: ink, at }];
  const isLight = lightnessOf(ink) > 0.4;
  const shadow = { ...at, x: at.x + 0.35 * at.scaleX, y: at.y + 0.45 * at.scaleY };
  const gaps = stitches(lettering, 0);
  return [
    { d: outline, fill: '#000000', opacity: 0.38, at: shadow },
    {
      d: outline,
      fill: mixed(ink, '#000000', isLight ? 0.1 : 0),
      stroke: mixed(ink, '#000000', isLight ? 0.22 : 0.5),
      strokeWidth: 0.16,
      at,
    },
    {
      d: gaps,
      clip: outline,
      stroke: mixed(ink, '#000000', isLight ? 0.36 : 0.7),
      strokeWidth: 0.12,
      opacity: 0.75,
      at,
    },
    {
      d: stitches(lettering, threadMm / 2),
      clip: outline,
      stroke: mixed(ink, '#ffffff', isLight ? 0.85 : 0.3),
      strokeWidth: 0.16,
      opacity: 0.8,
      at,
    },
  ];
}

/** Parallel stitches over the whole block, as one path. */
function stitches({ widthMm, heightMm }: Lettering, from: number): string {
  // Marks above capitals and descenders need more room than the block.
  const [left, right] = [-widthMm / 2 - 2 * lean * heightMm - 1, widthMm / 2 + 1];
  const [top, bottom] = [-heightMm, heightMm];
  const lines: string[] = [];
  for (let x = left + from; x < right; x += threadMm)
    lines.push(`M${rounded(x + lean * (bottom - top))} ${rounded(top)}L${rounded(x)} ${rounded(bottom)}`);
  return lines.join('');
}
