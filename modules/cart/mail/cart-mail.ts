import type * as z from 'zod';
import type { Unit } from '#core/units.ts';
import { button, heading, type MailRow, mailHtml, paragraph, rowsTable } from '../../notifications/mail-frame.ts';
import type { cartMailAskedPayload } from './cart-events.ts';

type CartMailPayload = z.output<typeof cartMailAskedPayload>;

type MailFormat = {
  /** Texts of messages/<language>/mail.json. */
  readonly say: (key: string, facts?: Record<string, string | number>) => string;
  readonly amount: (quantity: number, soldBy: Unit) => string;
  readonly url: string;
};

/** The mail with a cart, as text and as HTML. */
export function cartMail({ language, message, rows }: CartMailPayload, { say, amount, url }: MailFormat) {
  const subject = say('cart.subject');
  const words = [say('cart.text'), ...(message === '' ? [] : [`${say('cart.message')}\n${message}`])];
  const shown = rows.map(
    ({ sku, name, colour, size, quantity, soldBy, price }): MailRow => ({
      picture: undefined,
      name,
      details: [
        [colour, size].filter((word) => word !== '').join(', '),
        say('cart.article', { sku }),
        say('cart.pieces', { quantity: amount(quantity, soldBy) }),
      ].filter((detail) => detail !== ''),
      amount: price,
      before: undefined,
    }),
  );
  const html = mailHtml({
    language,
    title: subject,
    preview: say('cart.text'),
    parts: [
      heading(subject),
      ...words.map((text) => paragraph(text)),
      rowsTable(shown),
      button(say('cart.button'), url),
      paragraph(say('signature')),
    ],
    footer: [say('cart.note')],
  });
  const text = [
    ...words,
    ...shown.map(({ name, details, amount }) => [name, ...details, amount].filter((line) => line !== '').join('\n')),
    url,
    say('signature'),
    say('cart.note'),
  ].join('\n\n');
  return { subject, html, text };
}
