import * as z from 'zod';
import { units } from '#core/units.ts';
import { returnReasons } from '../fulfilment/order-return.ts';
import { paperView, pieces, taxView } from '../invoice/paper-schema.ts';

const instant = z.string().meta({ format: 'date-time' });
const day = z.string().meta({ format: 'date' });
const sides = z.object({
  net: z.number(),
  gross: z.number().nullable().meta({ description: 'Null if the tax is not known.' }),
});

const address = z.object({
  line1: z.string(),
  line2: z.string(),
  zip: z.string(),
  city: z.string(),
  region: z.string(),
  country: z.string(),
});

const row = z.object({
  rowNumber: z.number().int().meta({ description: 'Identifies the row in reports.' }),
  parentRowNumber: z.number().int().nullable(),
  type: z.enum(['DefaultArticle', 'ExternalArticle', 'VasArticle', 'FreightArticle']),
  sku: z.string(),
  name: z.string(),
  colour: z.string(),
  size: z.string(),
  quantity: z.number(),
  unitCode: z
    .enum(units)
    .meta({ description: 'Unit of the quantity: UN/ECE Recommendation 20 or 21, H87 is a piece.' }),
  backOrdered: z.number(),
  denied: z
    .number()
    .meta({ description: 'Pieces that will not be delivered; of a service, also those whose garment was denied.' }),
  delivered: z.number(),
  returned: z.number().meta({ description: 'Returned and accepted.' }),
  nextDeliveryDate: day.nullable(),
  comment: z.string(),
  wearer: z.object({ id: z.number().int(), name: z.string(), employeeNo: z.string().nullable() }).nullable(),
  personalPacking: z.boolean(),
  unit: sides,
  discount: sides,
  total: sides,
  taxBasisPoints: z.number().nullable(),
});

const delivery = z.object({
  dispatchNumber: z.string(),
  carrier: z.string(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  dispatched: instant,
  expectedOn: day.nullable(),
  arrived: instant.nullable(),
  rows: z.array(pieces),
});

const sentBack = z.object({
  id: z.string(),
  state: z.enum(['asked', 'accepted', 'refused']),
  rows: z.array(
    pieces.extend({
      reason: z.enum(returnReasons),
      exchangeSku: z.string().nullable().meta({ description: 'The article that replaces it.' }),
    }),
  ),
  replacementOrderId: z.string().nullable().meta({ description: 'The replacement order.' }),
  comment: z.string(),
  asked: instant,
  decided: instant.nullable(),
  answer: z.string(),
});

/** An order as sent to webhooks. Amounts are decimals of its currency, regardless of the buyer's price display. */
export const toldOrder = z
  .object({
    id: z.string(),
    orderNo: z.string(),
    kind: z.enum(['ordinary', 'approval', 'punch-out']),
    status: z.number().int(),
    marketId: z.number().int(),
    language: z.string(),
    isTestOrder: z.boolean(),
    created: instant,
    placed: instant.nullable(),
    companyId: z.number().int().nullable(),
    customerId: z.number().int().nullable(),
    buyer: z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), cellphone: z.string() }),
    comment: z.string(),
    metadata: z.record(z.string(), z.string().nullable()),
    payment: z.object({ methodId: z.number().int(), state: z.string() }),
    delivery: z.object({
      recipient: z.object({
        companyName: z.string(),
        vatNo: z.string(),
        firstName: z.string(),
        lastName: z.string(),
        careOf: z.string(),
      }),
      address,
      method: z.object({ id: z.number().int(), name: z.string(), kind: z.string().nullable() }),
      type: z.string(),
      servicePoint: z.object({ id: z.string(), carrier: z.string(), name: z.string(), address }).nullable(),
    }),
    invoiceAddress: address.nullable().meta({ description: 'Null means the delivery address.' }),
    currency: z.string(),
    taxTreatment: z.string(),
    basis: z.enum(['net', 'gross']).nullable().meta({
      description: 'Whether rows are unit price times quantity net or gross; null in older orders.',
    }),
    taxes: z.array(taxView),
    totals: z.object({
      products: sides,
      freight: sides,
      tax: z.number().nullable(),
      payable: z.number(),
    }),
    rows: z.array(row),
    deliveries: z.array(delivery),
    papers: z.array(paperView),
    returns: z.array(sentBack),
    exchangeOf: z
      .string()
      .nullable()
      .meta({ description: 'The order whose goods it replaces. It is neither paid nor billed.' }),
  })
  .meta({ id: 'ToldOrder', description: 'The current order at the time of the call.' });

export type ToldOrder = z.input<typeof toldOrder>;
