import { isMuchTheSame } from '#modules/proof/colour.ts';
import { inkFor } from '#modules/proof/inks.ts';

/** Whether the chosen colour of thread or print is too similar to the fabric. */
export function isHardToSee(service: string, ink: string | undefined, [cloth]: readonly string[]): boolean {
  if (ink === undefined || cloth === undefined) return false;
  const { hex } = inkFor(service === 'embroidery' ? 'embroidery' : 'print', cloth, ink);
  return isMuchTheSame(hex, cloth);
}
