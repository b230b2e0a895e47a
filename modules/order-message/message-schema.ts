import * as z from 'zod';
import { textField } from '#core/fields.ts';
import { longestMessage, type OrderMessage } from './order-message.ts';

export const messageBody = z
  .object({
    id: z.uuid().meta({ description: 'Made up by the caller. Sent again under the same id it is still one message.' }),
    body: textField({ max: longestMessage, multiline: true }),
  })
  .meta({ id: 'WriteOrderMessage' });

export const messageView = z
  .object({
    id: z.string(),
    isFromStaff: z.boolean(),
    author: z.string().meta({ description: 'Empty for a guest, and for a person who has left.' }),
    body: z.string(),
    written: z.string(),
  })
  .meta({ id: 'OrderMessage' });

export const messagesAnswer = z
  .object({
    messages: z.array(messageView),
    mayWrite: z.boolean().meta({ description: 'Whether the caller may write one; others read.' }),
  })
  .meta({ id: 'OrderMessages' });

export const toMessageView = (message: OrderMessage): z.input<typeof messageView> => ({
  id: message.id,
  isFromStaff: message.isFromStaff,
  author: message.author,
  body: message.body,
  written: message.writtenAt.toISOString(),
});
