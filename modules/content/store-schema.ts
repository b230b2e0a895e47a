import * as z from 'zod';
import { idParam } from '../id-param.ts';

const span = z.object({ opens: z.string(), closes: z.string() });

/** A store on the map: the shop's own or a dealer's. */
export const storeView = z
  .object({
    slug: z.string(),
    name: z.string(),
    kind: z.enum(['store', 'dealer']),
    addressLine1: z.string(),
    zipCode: z.string(),
    city: z.string(),
    region: z.string().optional(),
    countryCode: z.string(),
    lng: z.number(),
    lat: z.number(),
    phoneNumber: z.string(),
    emailAddress: z.string(),
    openingHours: z
      .record(z.string(), z.array(span))
      .meta({ description: 'By weekday, local time; a closed day has no span.' }),
    services: z.array(z.string()),
  })
  .meta({ id: 'Store' });

export type Store = z.output<typeof storeView>;

export const storesQuery = z.object({ marketId: idParam });
