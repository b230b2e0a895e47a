import * as z from 'zod';
import { idParam } from '../id-param.ts';

const span = z.object({ opens: z.string(), closes: z.string() });

export type Span = z.output<typeof span>;

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
    timeZone: z.string().optional().meta({ description: 'If it is not the time zone of the market.' }),
    phoneNumber: z.string(),
    emailAddress: z.string(),
    openingHours: z
      .record(z.string(), z.array(span))
      .meta({ description: 'By weekday, local time; a closed day has no span.' }),
    specialDays: z
      .array(z.object({ date: z.iso.date(), hours: z.array(span) }))
      .optional()
      .meta({ description: 'Days with other hours than their weekday; a closed day has no span.' }),
    services: z.array(z.string()),
  })
  .meta({ id: 'Store' });

export type Store = z.output<typeof storeView>;

export const storesQuery = z.object({ marketId: idParam });
