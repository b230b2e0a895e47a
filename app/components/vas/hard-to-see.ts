import { contrastOf } from '#modules/proof/colour.ts';
import { inkFor } from '#modules/proof/inks.ts';

/** Colours that differ by less are one colour from some steps away. */
const leastContrast = 1.4;

/** A chosen colour of thread or print that is much the same as the cloth. */
export function isHardToSee(service: string, ink: string | undefined, [cloth]: readonly string[]): boolean {
  if (ink === undefined || cloth === undefined) return false;
  const { hex } = inkFor(service === 'embroidery' ? 'embroidery' : 'print', cloth, ink);
  return contrastOf(hex, cloth) < leastContrast;
}
