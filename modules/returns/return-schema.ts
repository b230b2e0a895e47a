import * as z from 'zod';
import { quantityField, textField } from '#core/fields.ts';
import { toDecimal } from '#core/money.ts';
import type { GivenBack } from '../fulfilment/given-back.ts';
import { type OrderReturn, returnReasons } from '../fulfilment/order-return.ts';
import { taxView, toTaxView } from '../invoice/paper-schema.ts';
import type { RowPieces } from '../order/pieces.ts';
import type { RowExchange } from './exchange-options.server.ts';
import { fewestReturnDays, mostReturnDays } from './return-term.ts';

export const longestReturnComment = 1000;

const mostRows = 500;

export const askReturnBody = z
  .object({
    rows: z
      .array(
        z.object({
          rowNumber: z.number().int(),
          quantity: quantityField,
          reason: z.enum(returnReasons),
          exchangeSku: textField({ max: 20 }).optional().meta({
            description:
              'Requests an exchange for this size of the same colour instead of a refund. It must be in stock.',
          }),
        }),
      )
      .max(mostRows),
    comment: textField({ max: longestReturnComment, min: 0, multiline: true }).default(''),
  })
  .meta({ id: 'AskReturn' });

export const withdrawBody = z
  .object({
    rows: z.array(z.object({ rowNumber: z.number().int(), quantity: quantityField })).max(mostRows),
  })
  .meta({ id: 'Withdrawal' });

export const returnDaysField = z.number().int().min(fewestReturnDays).max(mostReturnDays);

export const returnDaysView = z.object({ days: returnDaysField }).meta({ id: 'ReturnDays' });

export const returnView = z
  .object({
    id: z.string(),
    orderId: z.string(),
    kind: z.enum(['return', 'withdrawal']),
    state: z.enum(['asked', 'accepted', 'refused']),
    rows: z.array(
      z.object({
        rowNumber: z.number().int(),
        quantity: z.number(),
        reason: z.enum(returnReasons),
        exchangeSku: z.string().nullable().meta({ description: 'The replacement.' }),
      }),
    ),
    replacement: z
      .object({ orderId: z.string(), orderNo: z.string() })
      .nullable()
      .meta({ description: 'The replacement order of exchanged rows. It costs nothing.' }),
    givenBack: z
      .object({
        currency: z.string(),
        goodsNet: z.number(),
        freightNet: z.number(),
        taxes: z.array(taxView),
        rounding: z.number(),
        total: z.number(),
      })
      .nullable()
      .meta({
        description:
          'What accepting it gave back. Null before that, for returns from before it was kept, and for those who see no prices.',
      }),
    comment: z.string(),
    asked: z.string(),
    decided: z.string().nullable(),
    answer: z.string(),
  })
  .meta({ id: 'OrderReturn' });

export const returnsAnswer = z
  .object({
    returns: z.array(returnView),
    returnable: z
      .array(z.object({ rowNumber: z.number().int(), quantity: z.number() }))
      .meta({ description: 'Pieces that may still be asked to be sent back.' }),
    withdrawable: z
      .array(z.object({ rowNumber: z.number().int(), quantity: z.number() }))
      .meta({ description: 'Pieces of which a consumer may still withdraw from the contract.' }),
    until: z.string().nullable().meta({
      description:
        'The last day for returns; null while something is still to be sent or on its way. Faulty goods have no deadline.',
    }),
  })
  .meta({ id: 'OrderReturns' });

export const exchangesAnswer = z
  .object({
    rows: z.array(
      z.object({
        rowNumber: z.number().int(),
        options: z.array(
          z.object({ sku: z.string(), colour: z.string(), size: z.string(), onHandValue: z.number().int() }),
        ),
      }),
    ),
  })
  .meta({ id: 'OrderExchanges' });

export const toExchangesView = (rows: readonly RowExchange[]): z.input<typeof exchangesAnswer> => ({
  rows: rows.map(({ rowNumber, options }) => ({
    rowNumber,
    options: options.map(({ sku, colour, size, onHand }) => ({ sku, colour, size, onHandValue: onHand })),
  })),
});

const toGivenBackView = ({ goodsNet, freightNet, taxes, rounding, paid }: GivenBack) => ({
  currency: paid.currency,
  goodsNet: toDecimal(goodsNet),
  freightNet: toDecimal(freightNet),
  taxes: taxes.map(toTaxView),
  rounding: toDecimal(rounding),
  total: toDecimal(paid),
});

export const toReturnView = (one: OrderReturn, hidesPrices: boolean): z.input<typeof returnView> => ({
  id: one.id,
  orderId: one.orderId,
  kind: one.kind,
  state: one.state,
  rows: one.rows.map(({ rowNumber, quantity, reason, replacement }) => ({
    rowNumber,
    quantity,
    reason,
    exchangeSku: replacement?.sku ?? null,
  })),
  replacement: one.replacement ?? null,
  givenBack: one.givenBack && !hidesPrices ? toGivenBackView(one.givenBack) : null,
  comment: one.comment,
  asked: one.askedAt.toISOString(),
  decided: one.decidedAt?.toISOString() ?? null,
  answer: one.answer,
});

type Listed = {
  readonly hidesPrices: boolean;
  readonly returns: readonly OrderReturn[];
  readonly returnable: readonly RowPieces[];
  readonly withdrawable: readonly RowPieces[];
  readonly returnUntil: string | undefined;
};

export const toReturnsView = (listed: Listed): z.input<typeof returnsAnswer> => ({
  returns: listed.returns.map((one) => toReturnView(one, listed.hidesPrices)),
  returnable: [...listed.returnable],
  withdrawable: [...listed.withdrawable],
  until: listed.returnUntil ?? null,
});
