import * as z from 'zod';
import { storedInt } from '../id-param.ts';
import { productionView as logoProduction } from '../logo/logo-schema.ts';
import { productionStates } from './production-state.ts';

const problem = z
  .looseObject({ code: z.string() })
  .meta({ id: 'ProofProblem', description: 'Why the text cannot be made, with measures in millimetres.' });

const logoFile = z
  .object({ logoId: z.uuid(), version: z.int(), name: z.string(), fileName: z.string() })
  .nullable()
  .meta({ description: 'Null for texts, and while the file is awaited.' });

const productionState = z.enum(productionStates).meta({
  description: 'Whether it can be made now. All but `ready` wait for the company or for staff.',
});

export const otherLogoInput = z.strictObject({
  logoId: z.uuid(),
  version: storedInt.optional().meta({ description: 'The newest released one, if absent.' }),
});

export const entryView = z
  .object({
    rowNumber: z.int(),
    sku: z.string(),
    garment: z.string(),
    colour: z.string(),
    size: z.string(),
    quantity: z.number(),
    serviceQuantity: z.number().meta({ description: 'How often the service is made.' }),
    state: productionState,
    service: z.string(),
    position: z.string(),
    wearer: z.string().nullable(),
    renamedTo: z.string().nullable().meta({ description: 'The wearer’s name now, where it has changed since.' }),
    formerLines: z
      .array(z.string())
      .nullable()
      .meta({ description: 'In a cart: the text that was shown before the data of the wearer changed.' }),
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
    serviceQuantity: z.number().meta({ description: 'How often the service is made.' }),
    state: productionState,
    service: z.string(),
    method: z.enum(['embroidery', 'print']).nullable(),
    position: z.string(),
    side: z.enum(['front', 'back']).nullable(),
    xMm: z.number().nullable(),
    yMm: z.number().nullable(),
    turnDegrees: z.number().nullable().meta({ description: 'Clockwise; 0 is level, as everywhere but on sleeves.' }),
    widthMm: z.number().nullable(),
    heightMm: z.number().nullable(),
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
    file: z.string().nullable(),
    hash: z.string().nullable(),
  })
  .meta({
    id: 'ProductionRow',
    description:
      'What production needs to make one service of a row. Null where nothing is drawn: on a garment without the place, and for what is not seen.',
  });
