import { button, copyLink, facts, heading, mailHtml, paragraph } from '../notifications/mail-frame.ts';

export type RestockNews = {
  readonly language: string;
  readonly name: string;
  readonly colour: string;
  readonly size: string;
  readonly sku: string;
  /** Page of the product in this colour and size. */
  readonly url: string;
  /** Page where the recipient cancels all requests. */
  readonly stopUrl: string;
};

/** Texts of messages/<language>/mail.json. */
type Say = (key: string, facts?: Record<string, string>) => string;

/** The mail about a size that is back in stock, as text and HTML; without a price, which the page shows. */
export function restockMail({ language, name, colour, size, sku, url, stopUrl }: RestockNews, say: Say) {
  const subject = say('restock.subject', { name });
  const title = say('restock.title');
  const text = say('restock.text');
  const known = [
    { label: say('restock.product'), value: name },
    { label: say('restock.colour'), value: colour },
    { label: say('restock.size'), value: size },
    { label: say('restock.article'), value: sku },
  ].filter(({ value }) => value !== '');
  const html = mailHtml({
    language,
    title: subject,
    preview: [name, colour, size].filter((word) => word !== '').join(', '),
    parts: [
      heading(title),
      paragraph(text),
      facts(known),
      button(say('restock.button'), url),
      copyLink(say('copyLink'), url),
      paragraph(say('signature')),
      copyLink(say('restock.stop'), stopUrl),
    ],
    footer: [say('restock.note')],
  });
  const plain = [
    title,
    text,
    known.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    url,
    say('signature'),
    say('restock.note'),
    `${say('restock.stop')}\n${stopUrl}`,
  ].join('\n\n');
  return { subject, html, text: plain };
}
