import { isMuchTheSame } from '#modules/proof/colour.ts';
import { inkFor } from '#modules/proof/inks.ts';

/** A chosen colour of thread or print that is much the same as the cloth. */
export function isHardToSee(service: string, ink: string | undefined, [cloth]: readonly string[]): boolean {
  if (ink === undefined || cloth === undefined) return false;
  const { hex } = inkFor(service === 'embroidery' ? 'embroidery' : 'print', cloth, ink);
  return isMuchTheSame(hex, cloth);
}
