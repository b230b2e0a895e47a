import * as z from 'zod';
import { emailField, textField } from '#core/fields.ts';
import { type ContactAnswer, type ContactMessage, contactStates, contactTopics, longest } from './contact-message.ts';

/** What a visitor types. */
export const contactInput = z.object({
  topic: z.enum(contactTopics, { error: 'required' }),
  name: textField({ max: longest.name }),
  emailAddress: emailField,
  orderNo: textField({ max: longest.orderNo, min: 0 }).default(''),
  body: textField({ max: longest.body, multiline: true }),
});

export type ContactInput = z.output<typeof contactInput>;

const answerBody = textField({ max: longest.body, multiline: true });

export const answerInput = z.strictObject({
  id: z.uuid().meta({ description: 'Created by the caller. A repeated request with the same id is one answer.' }),
  body: answerBody,
});

const messageFields = {
  id: z.uuid(),
  marketId: z.number().int(),
  language: z.string(),
  topic: z.enum(contactTopics),
  name: z.string(),
  emailAddress: z.string(),
  orderNo: z.string(),
  body: z.string(),
  state: z.enum(contactStates),
  written: z.iso.datetime(),
};

export const contactView = z
  .object({
    ...messageFields,
    answers: z.array(z.object({ id: z.uuid(), body: z.string(), written: z.iso.datetime() })),
  })
  .meta({ id: 'ContactMessage' });

export const contactPage = z.object({
  items: z.array(z.object(messageFields)),
  next: z.string().optional().meta({ description: 'Pass it as `after` to read the next page.' }),
});

export function toMessageFields({ customerId: _customerId, writtenAt, ...message }: ContactMessage) {
  return { ...message, written: writtenAt.toISOString() };
}

export const toContactView = (message: ContactMessage, answers: readonly ContactAnswer[]) => ({
  ...toMessageFields(message),
  answers: answers.map(({ id, body, writtenAt }) => ({ id, body, written: writtenAt.toISOString() })),
});
