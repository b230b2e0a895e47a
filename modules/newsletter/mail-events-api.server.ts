import * as z from 'zod';
import { emailField } from '#core/fields.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { mailEventKinds } from './blocks/block-rule.ts';
import { takeMailEvents } from './blocks/take-mail-events.server.ts';

const mailEvents = z
  .strictObject({
    events: z
      .array(
        z.strictObject({
          eventId: z
            .string()
            .min(1)
            .max(200)
            .meta({ description: 'The provider’s id; a repeated id changes nothing.' }),
          kind: z.enum(mailEventKinds).meta({
            description:
              'A complaint or a hard-bounce blocks the address, soft-bounces on three days within 30 days too.',
          }),
          emailAddress: emailField,
          at: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
        }),
      )
      .min(1)
      .max(500),
  })
  .meta({ id: 'MailEvents' });

/** What the mail provider reports about newsletter mails. */
export function mailEventsApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'post',
      path: '/newsletter/mailevents',
      summary: 'Report bounced mails and complaints',
      description:
        'For the mail provider, with the secret of the setting MAIL_EVENTS_SECRET in the header yrke-secret.',
      takesSecret: true,
      body: mailEvents,
      answer: z.object({ taken: z.number().int(), blocked: z.number().int() }),
    },
    ({ shop, visit, body, secret }) => takeMailEvents(shop, visit, { secret, events: body.events }),
  );
  return api;
}
