import { isTooThin } from '../proof/thin-lines.ts';
import type { LogoFacts } from './logo.ts';

export const logoRemarks = ['background', 'colours', 'thin-lines', 'resolution'] as const;
export type LogoRemark = (typeof logoRemarks)[number];

/** A machine has 12 needles, each with one thread. */
const mostThreads = 12;
/** Below it edges look jagged at arm's length. */
const fewestDpi = 200;
const mmPerInch = 25.4;

/** Pixels per inch at the intended width; undefined for lines. */
export const dpiAt = ({ pixels }: Pick<LogoFacts, 'pixels'>, widthMm: number): number | undefined =>
  pixels === undefined ? undefined : Math.round((pixels * mmPerInch) / widthMm);

/** What does not suit production at this width. A logo with remarks can be ordered; staff decide. */
export function remarksOn(facts: LogoFacts, widthMm: number): LogoRemark[] {
  const found: Record<LogoRemark, boolean> = {
    background: !facts.hasTransparency,
    colours: facts.colours.length > mostThreads,
    'thin-lines': isTooThin(facts, widthMm),
    resolution: (dpiAt(facts, widthMm) ?? fewestDpi) < fewestDpi,
  };
  return logoRemarks.filter((remark) => found[remark]);
}
