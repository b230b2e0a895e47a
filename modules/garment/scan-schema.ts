import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { scanKinds } from './tally.ts';

/** As many events as one call may bring. */
export const mostScans = 1000;

const garmentId = textField({ max: 50 }).meta({ description: 'The last part of the address on the label.' });
const eventId = textField({ max: 100 }).meta({
  description: 'As the laundry names the event. The same one for the same garment counts once, as it was told first.',
});

const scan = {
  eventId,
  kind: z.enum(scanKinds),
  at: z.iso
    .datetime({ offset: true })
    .meta({ description: 'When it happened. Events may come late and in any order.' }),
};

export const garmentParams = z.object({ id: garmentId });
export const scanInput = z.object(scan);
export const scansInput = z.object({
  events: z
    .array(z.object({ garmentId, ...scan }))
    .min(1)
    .max(mostScans),
});

/** What became of an event. Only `counted` changes anything. */
const scanOutcomes = ['counted', 'known', 'unknown-garment', 'too-old', 'in-future'] as const;

export type ScanOutcome = (typeof scanOutcomes)[number];

const outcome = z.enum(scanOutcomes).meta({
  description:
    '`known`: it was told before. `unknown-garment`: there is no such garment among those of the laundry’s companies. `too-old`: older than events are kept. `in-future`: more than five minutes ahead.',
});

export const scanView = z.object({ eventId: z.string(), outcome }).meta({ id: 'GarmentEventOutcome' });
export const scansView = z
  .object({
    counted: z.number().int(),
    events: z.array(z.object({ garmentId: z.string(), eventId: z.string(), outcome })),
  })
  .meta({ id: 'GarmentEventOutcomes' });
