import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { storedInt } from '../id-param.ts';
import { repeated, whereQuery } from '../product-api/where.ts';
import { inkCodes } from '../proof/inks.ts';
import { templateParameters } from './vas-article.ts';

const mostSkus = 200;

export const skusQuery = whereQuery.extend({
  sku: repeated(mostSkus).meta({ type: 'array', items: { type: 'string' }, description: 'Numbers of variants.' }),
});
export const skuQuery = whereQuery.extend({ sku: z.string().trim().max(40) });
export const idsQuery = whereQuery.extend({
  ids: repeated(mostSkus).meta({ type: 'array', items: { type: 'integer' }, description: 'Numbers of lists.' }),
});

const listView = z
  .object({ serviceArticleId: z.int(), id: z.int(), mandatory: z.boolean(), preselected: z.boolean() })
  .meta({ id: 'VasServiceList' });

export const skuServicesView = z
  .object({ sku: z.string(), serviceLists: z.array(listView) })
  .meta({ id: 'VasOfSku', description: 'The services that a variant can have, under the terms of the company.' });

export const simpleListView = z.object({ id: z.int(), name: z.string() }).meta({ id: 'SimpleVasServiceList' });

export const fullListView = z
  .object({
    ...listView.shape,
    serviceId: z.string(),
    name: z.string(),
    type: z.string().meta({ description: 'transfer, embroidery, chip, alteration or packing.' }),
    multiPackQuantity: z.int(),
    positions: z.array(z.object({ code: z.string(), name: z.string() })),
    inks: z.array(z.enum(inkCodes)).meta({ description: 'Colours of thread or print for its text.' }),
    presetInk: z.enum(inkCodes).nullable().meta({ description: 'Null: what is seen best on the garment.' }),
    parameters: z.array(z.enum(templateParameters)),
    maxLines: z.int(),
    maxCharacters: z.int().meta({ description: 'In one line.' }),
    salesPrice: z.number().nullable().meta({ description: 'Without VAT; null where prices are hidden.' }),
    salesPriceIncVat: z.number().nullable(),
  })
  .meta({ id: 'FullVasServiceList' });

const longestText = 200;
/** More than can be made anywhere: the row says what does not fit, and nothing that was typed is lost. */
const longestSent = 1_000;

/** What a caller may write on a garment. Empty texts count as not given. */
export const parametersInput = z
  .partialRecord(z.enum(templateParameters), textField({ max: longestSent, min: 0, multiline: true }))
  .meta({ description: 'Texts by parameter. Without one, the data of the customer is used.' });

const ownText = (max: number, multiline = false) => textField({ max, min: 0, multiline });

/** A person's own data for texts on garments. */
export const ownTextsInput = z.object({ occupation: ownText(50), customizedText: ownText(longestText, true) });

export const ownTextsView = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    employeeNo: z.string().nullable().meta({ description: 'Changed by the company only.' }),
    occupation: z.string().nullable(),
    customizedText: z.string().nullable(),
  })
  .meta({ id: 'OwnGarmentTexts' });

const serviceRequest = z
  .object({
    serviceArticleId: storedInt,
    serviceId: textField({ max: 50, min: 0 }).optional(),
    productId: textField({ max: 40, min: 0 }).optional(),
    customerId: storedInt.nullish(),
    customIdentifier: textField({ max: 100, min: 0 }).optional(),
    parameters: parametersInput.optional(),
  })
  .meta({ id: 'VasServiceRequest' });

export const renderInput = z.object({
  productRequests: z.array(serviceRequest).min(1).max(500),
  companyId: storedInt.nullable(),
});

export const renderedView = z
  .object({
    customIdentifier: z.string().nullable(),
    serviceArticleId: z.int(),
    productId: z.string().nullable(),
    customerId: z.int().nullable(),
    lines: z.array(z.string()),
    isValid: z.boolean(),
    missing: z.array(z.enum(templateParameters)),
    errors: z.array(z.object({ code: z.string(), message: z.string() })),
  })
  .meta({ id: 'RenderedTextTemplate' });
