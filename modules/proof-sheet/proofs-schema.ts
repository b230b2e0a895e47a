import * as z from 'zod';
import { productionView as logoProduction } from '../logo/logo-schema.ts';

const problem = z
  .looseObject({ code: z.string() })
  .meta({ id: 'ProofProblem', description: 'Why the text cannot be made, with measures in millimetres.' });

const logoFile = z
  .object({ logoId: z.uuid(), version: z.int(), name: z.string(), fileName: z.string() })
  .nullable()
  .meta({ description: 'Null for texts, and while the file is awaited.' });

export const entryView = z
  .object({
    rowNumber: z.int(),
    sku: z.string(),
    garment: z.string(),
    colour: z.string(),
    size: z.string(),
    quantity: z.number(),
    service: z.string(),
    position: z.string(),
    wearer: z.string().nullable(),
    renamedTo: z.string().nullable().meta({ description: 'The wearer’s name now, where it has changed since.' }),
    lines: z.array(z.string()),
    logo: logoFile,
    hash: z.string().nullable().meta({ description: 'Null if the garment does not have this place.' }),
    problems: z.array(problem),
    hints: z.array(z.object({ code: z.string(), text: z.string() })),
  })
  .meta({ id: 'ProofOfRow' });

export const productionView = z
  .object({
    rowNumber: z.int(),
    sku: z.string(),
    garment: z.string(),
    colour: z.string(),
    size: z.string(),
    quantity: z.number(),
    service: z.string(),
    method: z.enum(['embroidery', 'print']),
    position: z.string(),
    side: z.enum(['front', 'back']),
    xMm: z.number(),
    yMm: z.number(),
    widthMm: z.number(),
    heightMm: z.number(),
    ink: z.string().nullable().meta({ description: 'Colour of the text; null for logos.' }),
    thread: z
      .string()
      .nullable()
      .meta({ description: 'Number of the thread or print colour of the text; null for logos.' }),
    text: z.array(z.string()),
    typeface: z.string().nullable(),
    letterHeightMm: z.number().nullable(),
    logo: logoFile,
    logoProduction: logoProduction
      .nullable()
      .meta({ description: 'What staff entered for the logo; null for texts, and before its release.' }),
    file: z.string(),
    hash: z.string(),
  })
  .meta({ id: 'ProductionRow', description: 'What production needs to make one service of a row.' });
