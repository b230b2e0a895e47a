import * as z from 'zod';
import {
  colourPartNo,
  currencyCode,
  decimalAmount,
  feedCode,
  isoDate,
  marketCode,
  plainText,
  sizeCode,
} from '../feed-values.ts';

export const priceListRow = z.strictObject({
  kind: z.literal('price-list'),
  code: feedCode,
  type: z.enum(['None', 'Agreement', 'Reseller', 'External', 'PreOrder', 'ApplicationSpecific']),
  market: marketCode,
  currency: currencyCode,
  name: plainText(80),
});

const net = { unitNet: decimalAmount.optional() };
const gross = { unitGross: decimalAmount.optional() };

/** The amounts of a row are either all net or all gross; the field name tells which. */
export const priceRow = z
  .strictObject({
    kind: z.literal('price'),
    priceList: feedCode,
    partNo: colourPartNo,
    currency: currencyCode,
    ...net,
    ...gross,
    sizeExceptions: z.array(z.strictObject({ sizes: z.array(sizeCode).min(1), ...net, ...gross })).optional(),
    campaign: z
      .strictObject({
        ...net,
        ...gross,
        lowestNet30Days: decimalAmount.optional(),
        lowestGross30Days: decimalAmount.optional(),
        from: isoDate,
        to: isoDate,
      })
      .optional(),
  })
  .superRefine((row, ctx) => {
    const refuse = (path: (string | number)[], message: string) => ctx.addIssue({ code: 'custom', path, message });
    if ((row.unitNet === undefined) === (row.unitGross === undefined))
      return refuse(['unitNet'], 'exactly one of unitNet and unitGross is needed');
    const side = row.unitNet === undefined ? 'unitGross' : 'unitNet';
    const other = row.unitNet === undefined ? 'unitNet' : 'unitGross';
    for (const [index, exception] of (row.sizeExceptions ?? []).entries())
      if (exception[side] === undefined || exception[other] !== undefined)
        refuse(['sizeExceptions', index, side], `must be given as ${side}, like the price itself`);
    if (!row.campaign) return;
    if (row.campaign[side] === undefined || row.campaign[other] !== undefined)
      refuse(['campaign', side], `must be given as ${side}, like the price itself`);
    const lowest = side === 'unitNet' ? 'lowestNet30Days' : 'lowestGross30Days';
    if (row.campaign[lowest] === undefined)
      refuse(['campaign', lowest], 'a lowered price needs the lowest price of the last 30 days');
    if (row.campaign.to < row.campaign.from) refuse(['campaign', 'to'], 'must not lie before from');
  });
