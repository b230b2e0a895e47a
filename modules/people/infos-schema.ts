import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { stripControls } from '#core/input.ts';

export const infoList = z.array(z.object({ code: z.string(), value: z.string() })).meta({ id: 'CustomerInfos' });

// Only control characters are removed: partners may send characters that other inputs refuse.
const infoValue = z
  .string()
  .overwrite((text) => stripControls(text))
  .max(1000);

export const infosInput = z
  .array(z.strictObject({ code: textField({ max: 100 }), value: infoValue }))
  .max(100)
  .refine((infos) => new Set(infos.map(({ code }) => code)).size === infos.length, {
    message: 'each code at most once',
  });
