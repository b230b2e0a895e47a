import * as z from 'zod';
import type { Environment } from '#core/environment.ts';
import { idParam } from '../id-param.ts';
import { type Flag, flagKeys, isForcedOff } from './flags.ts';

export const flagView = z
  .object({
    key: z.enum(flagKeys),
    enabled: z.boolean(),
    marketId: z.number().int().optional().meta({ description: 'Absent: the flag holds in every market.' }),
  })
  .meta({ id: 'FeatureFlag' });

export const flagParams = z.object({ key: z.string().min(1).max(100) });
export const flagQuery = z.object({ marketId: idParam.optional() });
export const marketFlagQuery = z.object({ marketId: idParam });
export const changeFlagInput = z.strictObject({ enabled: z.boolean(), marketId: z.number().int().optional() });

export type ChangeFlagInput = z.output<typeof changeFlagInput> & { key: string };

/** The effective flag: off if production forces it off, even if it is stored as on. */
export function toFlagView({ key, enabled, marketId }: Flag, environment: Environment): z.output<typeof flagView> {
  return { key, enabled: enabled && !isForcedOff(key, environment), ...(marketId !== undefined && { marketId }) };
}
