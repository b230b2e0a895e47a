import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { paperView } from '../../invoice/paper-schema.ts';
import { orderStatuses } from '../../order/order-status.ts';

const word = (max: number) => textField({ max });
/** Years that databases support, with room for date calculations. */
const isInTime = (text: string) => text >= '1900' && text < '2200';
const instant = z.iso
  .datetime({ offset: true })
  .refine(isInTime)
  .transform((text) => new Date(text));
const day = z.iso.date().refine(isInTime);

const rows = z
  .array(
    z.object({
      rowNumber: z.number().int().positive(),
      quantity: z.number().positive().max(999_999).multipleOf(0.001).meta({ description: 'Of the row’s pieces.' }),
    }),
  )
  .min(1)
  .max(2000);

const told = {
  messageId: word(200).meta({
    description:
      'Identifies the message among those of its sender: a repeated message counts once, and one with other content is refused.',
  }),
};

export const reportBody = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('accepted'), ...told }),
    z.object({ kind: z.literal('status'), ...told, status: z.literal(Object.values(orderStatuses)) }),
    z.object({
      kind: z.literal('delivery'),
      ...told,
      dispatchNumber: word(100),
      carrier: word(100),
      trackingNumber: word(100).optional(),
      trackingUrl: z
        .url({ protocol: /^https?$/ })
        .max(2000)
        .optional(),
      dispatchedAt: instant.optional().meta({ type: 'string', format: 'date-time' }),
      expectedOn: day.optional(),
      rows,
    }),
    z.object({
      kind: z.literal('arrival'),
      ...told,
      dispatchNumber: word(100),
      arrivedAt: instant.optional().meta({ type: 'string', format: 'date-time' }),
    }),
    z.object({
      kind: z.literal('invoice'),
      ...told,
      issuedOn: day.optional(),
      dueOn: day.optional().meta({ description: 'Not before it is issued.' }),
      rows,
    }),
    z.object({
      kind: z.literal('denial'),
      ...told,
      rows: rows.meta({
        description: 'Pieces that have not left the warehouse and are not denied yet; of more, nothing is taken.',
      }),
    }),
    z.object({
      kind: z.literal('payment'),
      ...told,
      invoiceNumber: word(50),
      paidAt: instant.optional().meta({ type: 'string', format: 'date-time' }),
    }),
  ])
  .meta({ id: 'OrderReport' });

export const orderParams = z.object({ orderId: z.uuid() });

export const reportAnswer = z.object({
  status: z.number().int().meta({ description: 'The status of the order according to all known facts.' }),
  isNew: z.boolean().meta({ description: 'False: the message was reported before and changed nothing.' }),
  papers: z.array(paperView).meta({ description: 'Invoices and credit notes that were issued for this message.' }),
});

/** Any number; the use case answers 400 for an unknown status. */
export const statusBody = z.object({ status: z.number() });

export const statusAnswer = z.object({
  orderId: z.string(),
  status: z.number().int().meta({ description: 'A status before the current one does not move the order back.' }),
});
