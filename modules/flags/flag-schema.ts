import * as z from 'zod';
import { idParam } from '../id-param.ts';
import { type Flag, flagKeys } from './flags.ts';

export const flagView = z
  .object({
    key: z.enum(flagKeys),
    enabled: z.boolean(),
    marketId: z.number().int().optional().meta({ description: 'Absent: the flag holds in every market.' }),
  })
  .meta({ id: 'FeatureFlag' });

export const flagParams = z.object({ key: z.string().min(1).max(100) });
export const flagQuery = z.object({ marketId: idParam.optional() });
export const changeFlagInput = z.strictObject({ enabled: z.boolean(), marketId: z.number().int().optional() });

export type ChangeFlagInput = z.output<typeof changeFlagInput> & { key: string };

export function toFlagView({ key, enabled, marketId }: Flag): z.output<typeof flagView> {
  return { key, enabled, ...(marketId !== undefined && { marketId }) };
}
