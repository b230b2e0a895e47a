import * as z from 'zod';
import { units } from '#core/units.ts';
import { type PriceTerms, unitAndPack } from '../pricing/wire-prices.ts';
import { type ArticleFacts, canBeOrdered, type LineAnswer, quantityReasons } from './line-answer.ts';
import { longestArticle, longestQuantity, longestServices, mostLines, writtenNumber } from './order-line.ts';

/**
 * Lists above the business limit are accepted by the schema and refused with their length, which is a clearer error.
 */
const longestList = 5000;

const lineInput = z.object({
  article: z.string().max(longestArticle).meta({
    description: 'A part number, an EAN, or base part number, colour and size separated by commas.',
  }),
  quantity: z
    .union([z.string().max(longestQuantity), z.number()])
    .default('')
    .transform((quantity) => (typeof quantity === 'number' ? writtenNumber(quantity) : quantity))
    .meta({
      description:
        'Accepted as typed: an invalid quantity gets an answer instead of an error. Default one; "?" for an empty quantity in a list.',
    }),
  services: z.string().max(longestServices).optional().meta({
    description: 'Numbers, codes or names of services, with plus signs between them.',
  }),
});

export const checkInput = z.object({
  lines: z
    .array(lineInput)
    .min(1)
    .max(longestList)
    .meta({ description: `At most ${mostLines}.` }),
});

const choiceView = z.object({
  sku: z.string().meta({ description: 'A colour if the size is empty, because there are too many sizes to list.' }),
  name: z.string(),
  colour: z.string().nullable(),
  size: z.string(),
});

const kinds = [
  'ok',
  'out-of-stock',
  'pack-size',
  'quantity',
  'services',
  'duplicate',
  'not-in-assortment',
  'incomplete',
  'unknown',
  'no-article',
] as const satisfies readonly LineAnswer['kind'][];

const answerView = z
  .object({
    line: z.number().int().meta({ description: 'Counted from 1, in the order of the request.' }),
    kind: z.enum(kinds),
    canBeOrdered: z.boolean().meta({ description: 'True also for articles out of stock with an expected delivery.' }),
    sku: z.string().optional(),
    name: z.string().optional(),
    colour: z.string().nullable().optional(),
    size: z.string().optional(),
    quantity: z.number().optional().meta({ description: 'Including merged lines.' }),
    price: z.number().nullable().optional().meta({ description: 'Net price per unit; null if prices are hidden.' }),
    priceIncVat: z.number().nullable().optional(),
    currency: z.string().length(3).optional(),
    onHandValue: z.number().optional(),
    nextDeliveryDate: z.string().nullable().optional(),
    packSize: z.number().int().optional().meta({ description: 'Number of units per pack; the price is per unit.' }),
    packPrice: z.number().nullable().optional().meta({ description: 'Net price of a pack.' }),
    packPriceIncVat: z.number().nullable().optional(),
    unitCode: z.enum(units).optional().meta({ description: 'Unit of sale: a code of UN/ECE Recommendation 20 or 21.' }),
    multiplyFactor: z.number().int().optional().meta({ description: 'The same as packSize.' }),
    offeredQuantities: z.array(z.number()).optional().meta({ description: 'The nearest whole packs below and above.' }),
    mergedLines: z.array(z.number().int()).optional(),
    mergedInto: z.number().int().optional(),
    reason: z.enum(quantityReasons).optional(),
    maximum: z.number().optional(),
    services: z.array(z.int()).optional().meta({ description: 'The services that the line names, by number.' }),
    unknownServices: z
      .array(z.string())
      .optional()
      .meta({ description: 'The services that the article cannot have, as typed.' }),
    possibleServices: z.array(z.object({ id: z.int(), code: z.string(), name: z.string() })).optional(),
    didYouMean: z.array(choiceView).optional(),
  })
  .meta({ id: 'InstantOrderAnswer' });

export const checkView = z.object({ lines: z.array(answerView) });

export function toCheckView(answers: readonly LineAnswer[], terms: PriceTerms): z.input<typeof checkView> {
  return { lines: answers.map((answer, at) => toAnswerView(answer, at, terms)) };
}

function toAnswerView(answer: LineAnswer, at: number, terms: PriceTerms): z.input<typeof answerView> {
  return {
    line: at + 1,
    kind: answer.kind,
    canBeOrdered: canBeOrdered(answer),
    ...('sku' in answer && { sku: answer.sku }),
    ...('article' in answer && factsView(answer.article, terms)),
    ...('quantity' in answer && { quantity: answer.quantity, mergedLines: answer.merged.map((line) => line + 1) }),
    ...(answer.kind === 'pack-size' && { offeredQuantities: [...answer.offered] }),
    ...(answer.kind === 'quantity' && { reason: answer.reason, maximum: answer.maximum }),
    ...('services' in answer && answer.services && { services: answer.services.map(({ id }) => id) }),
    ...(answer.kind === 'services' && {
      unknownServices: [...answer.unknown],
      possibleServices: [...answer.possible],
    }),
    ...(answer.kind === 'duplicate' && { mergedInto: answer.into + 1 }),
    ...('choices' in answer && {
      didYouMean: answer.choices.map(({ sku, name, colour, size }) => ({ sku, name, colour: colour ?? null, size })),
    }),
  };
}

function factsView(facts: ArticleFacts, terms: PriceTerms) {
  const { sku, name, colour, size, unit, packSize, soldBy, onHand, nextDelivery } = facts;
  return {
    sku,
    name,
    colour: colour ?? null,
    size,
    ...unitAndPack(unit, terms, packSize),
    packSize,
    unitCode: soldBy,
    currency: terms.currency,
    onHandValue: onHand,
    nextDeliveryDate: nextDelivery ?? null,
    multiplyFactor: packSize,
  };
}
