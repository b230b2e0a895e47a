import * as z from 'zod';
import { fieldOf, textField } from '#core/fields.ts';
import { parsePartNumber } from '#core/sku.ts';
import { variantModes } from '../assortment/listing-modes.ts';
import { priceListTypes } from '../assortment/price-list-types.ts';
import type { PriceListType } from '../catalogue/agreed-categories.ts';
import { decimalAmount, feedCode } from '../catalogue/feed-values.ts';
import type { StoredPriceList } from '../catalogue/stored-reference.ts';
import { idParam } from '../id-param.ts';

type AgreedType = Exclude<PriceListType, 'None'>;

const typeByNumber: ReadonlyMap<number, AgreedType> = new Map<number, AgreedType>(
  Object.entries(priceListTypes).flatMap(([name, number]) => (name === 'None' ? [] : [[number, name as AgreedType]])),
);

export type ProductMode = (typeof variantModes)[number];

export const newPriceListInput = z
  .strictObject({
    code: feedCode.optional().meta({ description: 'Made up by the shop where it is left out.' }),
    name: textField({ max: 80 }),
    type: z
      .literal([5, 6, 9, 10, 11])
      .default(5)
      .transform((number) => typeByNumber.get(number) ?? 'Agreement')
      .meta({ description: 'Agreement 5, Reseller 6, External 9, PreOrder 10, ApplicationSpecific 11.' }),
  })
  .meta({ id: 'NewPriceList' });

export type NewPriceList = z.output<typeof newPriceListInput>;

export const companyPriceListView = z
  .object({
    priceListId: z.string(),
    name: z.string(),
    type: z.literal(Object.values(priceListTypes)),
    currency: z.string().length(3),
    marketCode: z.string(),
  })
  .meta({ id: 'CompanyPriceList' });

export const toPriceListView = ({
  code,
  name,
  type,
  currency,
  market,
}: StoredPriceList): z.output<typeof companyPriceListView> => ({
  priceListId: code,
  name,
  type: priceListTypes[type],
  currency,
  marketCode: market,
});

export const allowedPriceListView = companyPriceListView
  .extend({ isConnected: z.boolean(), isPrimary: z.boolean() })
  .meta({ id: 'AllowedPriceList' });

const sku = fieldOf(parsePartNumber).meta({ type: 'string', description: 'Of a product, a colour or a size.' });
const mode = z
  .enum(variantModes)
  .default('Default')
  .meta({ description: 'Default: the product with all its colours. Else: the colour of the number.' });

export const addProductParams = z.object({ companyId: idParam, sku });
export const addProductQuery = z.object({
  priceListId: feedCode,
  mode,
  unitNet: decimalAmount
    .optional()
    .meta({ description: 'The price without VAT; without it, that of the public list.' }),
});
export const removeProductParams = z.object({ id: feedCode, sku });
export const removeProductQuery = z.object({ mode });
export const changedProducts = z
  .object({ priceListId: z.string(), partNos: z.array(z.string()).meta({ description: 'The colours that changed.' }) })
  .meta({ id: 'ChangedPriceListProducts' });
