import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { idParam } from '../id-param.ts';
import { threads } from '../proof/inks.ts';
import { thinnestAt } from '../proof/thin-lines.ts';
import {
  logoStates,
  logoTypes,
  mostStitches,
  narrowestMm,
  type Production,
  priceClasses,
  usageRights,
  widestMm,
} from './logo.ts';
import { dpiAt, logoRemarks, remarksOn } from './logo-checks.ts';
import type { KeptVersion } from './logo-store.server.ts';

const widthField = z.coerce.number<string>().int().min(narrowestMm).max(widestMm);

export const uploadQuery = z.object({
  name: textField({ max: 80 })
    .optional()
    .meta({ description: 'What the company calls it. Required for a new logo; a new version keeps the name.' }),
  fileName: textField({ max: 200, min: 0 }).default(''),
  logoId: z.uuid().optional().meta({ description: 'Adds a version to this logo.' }),
  widthMm: widthField.meta({ description: 'The intended width on the garment.' }),
  rights: z.enum(usageRights).meta({ description: 'The logo is the company’s own, or its owner allows the use.' }),
});

/** A version of an existing logo, or a new logo with its name. Whether the name is there is checked after the right to upload. */
export const targetOf = ({ logoId, name = '' }: z.output<typeof uploadQuery>) =>
  logoId === undefined ? { name } : { logoId };

export const versionParams = z.object({ logoId: z.uuid(), version: idParam });

export const refusalFields = { answer: textField({ max: 500, multiline: true }) };
const threadNumbers = threads.map(({ number }) => number);
const threadColours = z.array(z.enum(threadNumbers)).max(12);
const threadWords = { description: 'Numbers of threads or print colours.' };
export const releaseFields = {
  threadColours: threadColours.min(1).meta(threadWords),
  stitchCount: z.int().min(0).max(mostStitches),
  priceClass: z
    .enum(priceClasses)
    .meta({ description: 'How much work it is: A is simple, C is large. Information only; it changes no price.' }),
};

/** Releases from before threads were required may have none. */
export const productionView = z.object({ ...releaseFields, threadColours: threadColours.meta(threadWords) });

export const toProductionView = ({ threadColours, ...facts }: Production): z.input<typeof productionView> => ({
  ...facts,
  threadColours: [...threadColours],
});

export const decisionInput = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('released'), ...releaseFields }),
  z.strictObject({ state: z.literal('refused'), ...refusalFields }),
]);

export const waitingQuery = z.object({
  state: z.enum(logoStates).default('waiting'),
  limit: z.coerce.number<string>().int().min(1).max(100).default(50),
  afterLogoId: z.uuid().optional().meta({ description: 'The last logo of the page before; with `afterVersion`.' }),
  afterVersion: idParam.optional(),
});

export const logoView = z
  .object({
    logoId: z.uuid(),
    version: z.int(),
    companyId: z.int(),
    name: z.string(),
    fileName: z.string(),
    state: z
      .enum(logoStates)
      .meta({ description: 'A waiting one can be ordered; production starts with its release.' }),
    rights: z.enum(usageRights),
    type: z.enum(logoTypes),
    widthMm: z.int(),
    heightMm: z.int(),
    hasTransparency: z.boolean(),
    colours: z.array(z.string()),
    dpi: z.int().nullable().meta({ description: 'At the intended width; null for drawings of lines.' }),
    thinnestLineMm: z.number(),
    remarks: z.array(z.enum(logoRemarks)).meta({ description: 'What does not suit production at this width.' }),
    uploaded: z.iso.datetime(),
    production: productionView.nullable(),
    answer: z.string().nullable().meta({ description: 'Why it was refused.' }),
    hasFile: z.boolean().meta({ description: 'The uploaded file can be downloaded.' }),
  })
  .meta({ id: 'CompanyLogo' });

export const toLogoView = (logo: KeptVersion): z.input<typeof logoView> => ({
  logoId: logo.logoId,
  version: logo.version,
  companyId: logo.companyId,
  name: logo.name,
  fileName: logo.fileName,
  state: logo.state,
  rights: logo.rights,
  type: logo.facts.type,
  widthMm: logo.widthMm,
  heightMm: Math.max(1, Math.round(logo.widthMm * logo.facts.ratio)),
  hasTransparency: logo.facts.hasTransparency,
  colours: [...logo.facts.colours],
  dpi: dpiAt(logo.facts, logo.widthMm) ?? null,
  thinnestLineMm: thinnestAt(logo.facts, logo.widthMm),
  remarks: remarksOn(logo.facts, logo.widthMm),
  uploaded: logo.uploadedAt.toISOString(),
  production: logo.production ? toProductionView(logo.production) : null,
  answer: logo.answer || null,
  hasFile: logo.fileKey !== undefined,
});
