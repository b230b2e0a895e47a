import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { keyMarketSettings } from './market-settings.ts';

const marketSetting = z.object({ key: z.string(), value: z.boolean() });

export const marketSettingsView = z.array(marketSetting).meta({ id: 'MarketSettings' });
export const changeMarketSettingsInput = z
  .array(z.strictObject({ ...marketSetting.shape, key: textField({ max: 100 }) }))
  .max(200);
export const marketKeysQuery = z.object({
  keys: z
    .string()
    .max(4000)
    .default(keyMarketSettings.join(','))
    .transform((keys) =>
      keys
        .split(',')
        .map((key) => key.trim())
        .filter((key) => key !== ''),
    )
    .meta({ description: 'The requested keys, separated by commas.' }),
});

export const settingWarningsView = z
  .array(z.object({ code: z.string(), setting: z.string(), text: z.string() }))
  .meta({ id: 'SettingWarnings' });
