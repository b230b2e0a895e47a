import * as z from 'zod';

const text = (max: number) => z.string().min(1).max(max);

export const returnInput = z
  .object({
    order: text(500).meta({ description: 'The seal of the order, as in the `o` of its link.' }),
    sessionId: text(200),
    sessionResult: text(20_000).optional(),
    redirectResult: text(20_000).optional(),
  })
  .meta({ id: 'PaymentReturn' });

export const returnView = z
  .object({
    paymentState: z.string(),
    link: z.string().meta({ description: 'The absolute address of the status page.' }),
  })
  .meta({ id: 'PaymentReturned' });

export const providerParams = z.object({ provider: text(40) });

/** The provider's adapter checks shape and signature. */
export const notificationInput = z.looseObject({}).meta({ id: 'PaymentNotifications' });

export const notificationView = z.object({ notificationResponse: z.literal('[accepted]') });
