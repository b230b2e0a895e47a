import * as z from 'zod';
import { keyMarketSettings } from './market-settings.ts';

const marketSetting = z.object({ key: z.string().min(1).max(100), value: z.boolean() });

export const marketSettingsView = z.array(marketSetting).meta({ id: 'MarketSettings' });
export const changeMarketSettingsInput = z.array(z.strictObject(marketSetting.shape)).max(200);
export const marketKeysQuery = z.object({
  keys: z
    .string()
    .max(4000)
    .default(keyMarketSettings.join(','))
    .meta({ description: 'The wanted keys, separated by commas.' }),
});
