import * as z from 'zod';
import { fieldOf, textField } from '#core/fields.ts';
import { parsePartNumber } from '#core/sku.ts';
import { contentAction, contentScene } from '../content/content-parts.ts';
import { idParam } from '../id-param.ts';
import { mostCards, startProductOf } from './company-page.ts';
import type { KeptPage } from './company-page-store.server.ts';

/** A place in the shop, or a secure address elsewhere. */
const address = z
  .string()
  .trim()
  .max(500, 'too-long')
  .regex(/^(?:https:\/\/[^\s<>"{};@]+|\/(?![/\\])[^\s<>"{};@]*)$/, 'url-invalid');

const action = z.strictObject({ text: textField({ max: 60 }), link: z.strictObject({ url: address }) });

const hero = z.strictObject({
  headline: textField({ max: 100 }),
  text: textField({ max: 300, min: 0, multiline: true }).default(''),
  scene: address
    .or(z.string().regex(/^[\w/.-]+$/))
    .meta({ description: 'The path of the wide picture of a scene that `company/editor` lists.' }),
  action: action.optional(),
});

const cards = z
  .array(
    z.strictObject({
      title: textField({ max: 80 }),
      text: textField({ max: 400, multiline: true }),
      action: action.optional(),
    }),
  )
  .max(mostCards, 'too-many');

/** A part of a form that is sent as JSON. An empty text means that it is not there. */
const asJson = <T extends z.ZodType>(schema: T, meaning: string) =>
  z
    .string()
    .max(10_000, 'too-long')
    .transform((text, context) => {
      try {
        return text.trim() === '' ? undefined : (JSON.parse(text) as unknown);
      } catch {
        context.addIssue({ code: 'custom', message: 'invalid' });
        return z.NEVER;
      }
    })
    .pipe(schema.optional())
    .optional()
    .meta({ description: meaning });

const version = idParam;

export const startPageInput = z
  .object({
    company_id: idParam,
    version: version.optional().meta({ description: 'The version that the change is based on; 0 for a new page.' }),
    title: textField({ max: 100 }),
    content: textField({ max: 4000, min: 0, multiline: true }).default(''),
    hero_block: asJson(hero, 'JSON with headline, text, scene and action.'),
    column_cards: asJson(cards, 'JSON: a list of cards with title, text and action.'),
    video: z.literal('').or(address).default(''),
    product_add_to_cart: z.literal('').or(fieldOf(parsePartNumber)).default(''),
    logotype: z
      .custom<File | ''>((file) => file === '' || file instanceof File, 'invalid')
      .optional()
      .meta({ type: 'string', format: 'binary', description: 'An SVG, PNG or PDF. Left out, the stored one stays.' }),
    remove_logotype: z.literal('true').optional(),
  })
  .meta({ id: 'NewCompanyStartPage' });

export type StartPageInput = z.output<typeof startPageInput>;

export const startPageQuery = z.object({
  company_id: idParam,
  coop_code: z.string().max(60).optional().meta({ description: 'If given, it must be the code of the company.' }),
});

export const startPageParams = z.object({ id: idParam });

export const startPageView = z
  .object({
    id: z.int(),
    company_id: z.int(),
    coop_code: z.string().nullable(),
    title: z.string(),
    content: z.string(),
    hero_block: z
      .object({
        headline: z.string(),
        text: z.string(),
        scene: contentScene,
        action: contentAction.optional(),
      })
      .nullable(),
    column_cards: z.array(z.object({ title: z.string(), text: z.string(), action: contentAction.optional() })),
    logotype: z
      .object({ url: z.string(), ratio: z.number().meta({ description: 'Height divided by width.' }) })
      .nullable(),
    video: z.string().nullable(),
    product_add_to_cart: z
      .string()
      .nullable()
      .meta({ description: 'The first 12 characters of the part number: product and colour.' }),
    version: z.int(),
  })
  .meta({ id: 'CompanyStartPage' });

export const startEditorView = z
  .object({
    company_id: z.int(),
    coop_code: z.string().nullable(),
    name: z.string(),
    page: startPageView.nullable(),
    scenes: z.array(contentScene).meta({ description: 'The pictures that a hero can show.' }),
    mostCards: z.int(),
  })
  .meta({ id: 'CompanyStartPageEditor' });

export const logotypePath = ({ id, version: number }: Pick<KeptPage, 'id' | 'version'>): string =>
  `/api/content/company/${id}/logotype?v=${number}`;

export function toStartPageView(page: KeptPage, coopCode: string | undefined): z.input<typeof startPageView> {
  const { heroBlock, columnCards, logotypeRatio } = page;
  return {
    id: page.id,
    company_id: page.companyId,
    coop_code: coopCode ?? null,
    title: page.title,
    content: page.content,
    hero_block: heroBlock ? { ...heroBlock } : null,
    column_cards: columnCards.map((card) => ({ ...card })),
    logotype: logotypeRatio === undefined ? null : { url: logotypePath(page), ratio: logotypeRatio },
    video: page.video || null,
    product_add_to_cart: startProductOf(page) ?? null,
    version: page.version,
  };
}
