import * as z from 'zod';
import type { readGarment } from './read-garment.server.ts';
import { scanKinds } from './tally.ts';

type Read = Extract<Awaited<ReturnType<typeof readGarment>>, { ok: true }>['value'];

const moment = z.string().nullable();

const passportView = z
  .object({
    state: z.enum(['in-use', 'lost', 'retired']),
    wearer: z.string(),
    employeeNo: z.string(),
    department: z.string(),
    locker: z.string(),
    position: z.string(),
    deliveredAt: z.string(),
    washes: z.number().int(),
    maxWashes: z.number().int().nullable().meta({ description: 'The maker’s maximum, where the garment has one.' }),
    repairs: z.number().int(),
    washedAt: moment,
    seenAt: moment,
    events: z
      .array(z.object({ kind: z.enum(scanKinds), at: z.string() }))
      .meta({ description: 'The latest first, as far as they are kept.' }),
  })
  .meta({ id: 'GarmentPassport' });

export const garmentView = z
  .object({
    sku: z.string(),
    name: z.string(),
    colour: z.string(),
    size: z.string(),
    laundry: z.string().meta({ description: 'Where the garment is returned to.' }),
    passport: passportView.nullable().meta({
      description:
        'Only for the wearer, administrators of the company, its laundry, and staff who look after customers.',
    }),
  })
  .meta({ id: 'Garment' });

const iso = (at: Date | undefined): string | null => at?.toISOString() ?? null;

export function toGarmentView({ found, passport }: Read): z.input<typeof garmentView> {
  const { sku, name, colour, size, laundryName } = found;
  return { sku, name, colour, size, laundry: laundryName, passport: passport ? toPassportView(passport) : null };
}

function toPassportView({ tally, product, scans, ...passport }: NonNullable<Read['passport']>) {
  const { state, wearer, employeeNo, department, locker, position, deliveredAt } = passport;
  return {
    state,
    wearer,
    employeeNo,
    department,
    locker,
    position,
    deliveredAt: deliveredAt.toISOString(),
    washes: tally.washes,
    maxWashes: product?.maxWashes ?? null,
    repairs: tally.repairs,
    washedAt: iso(tally.washedAt),
    seenAt: iso(tally.seenAt),
    events: scans.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
  };
}
