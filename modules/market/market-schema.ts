import * as z from 'zod';
import { languages } from '#core/locale.ts';
import { idParam } from '../id-param.ts';

const language = z.enum(languages);
const marketId = z.int().nonnegative();

export const marketViewSchema = z.strictObject({
  name: z.string().min(1),
  siteId: z.int().nonnegative(),
  marketId,
  url: z.url(),
  portalUrl: z.url(),
  currency: z.string().length(3),
  contentInstance: z.int().positive().optional().meta({ description: 'Absent if a market has no content instance.' }),
  defaultLocale: language,
  locales: z.partialRecord(language, z.strictObject({ name: z.string().min(1), cultureCode: z.string() })),
  mapCentre: z.strictObject({ lng: z.number().min(-180).max(180), lat: z.number().min(-90).max(90) }),
  loginUrl: z.url().optional(),
});

export const extendedMarketInfoSchema = z.strictObject({
  marketId,
  locales: z.partialRecord(language, z.strictObject({ cultureCode: z.string() })),
  b2CActivate: z.boolean(),
  useAddressValidation: z.boolean(),
  useProductOnHand: z.boolean(),
});

export type MarketView = z.infer<typeof marketViewSchema>;
export type ExtendedMarketInfo = z.infer<typeof extendedMarketInfoSchema>;

export const marketParams = z.object({ marketId: idParam });
