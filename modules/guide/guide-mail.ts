import {
  button,
  copyLink,
  heading,
  type MailRow,
  mailHtml,
  paragraph,
  rowsTable,
} from '../notifications/mail-frame.ts';

export type GuideNews = {
  readonly language: string;
  readonly guide: string;
  readonly title: string;
  readonly text: string;
  readonly products: readonly { readonly name: string; readonly partNo: string; readonly url: string }[];
  /** The result in the shop. */
  readonly url: string;
};

/** Texts of messages/<language>/guide.json. */
type Say = (key: string, facts?: Record<string, string>) => string;

/** The mail with the result of a guide, as text and HTML; without prices, which the page shows. */
export function guideMail({ language, guide, title, text, products, url }: GuideNews, say: Say) {
  const subject = say('mail.subject', { guide });
  const rows = products.map(
    ({ name, partNo }): MailRow => ({ picture: undefined, name, details: [partNo], amount: '', before: undefined }),
  );
  const html = mailHtml({
    language,
    title: subject,
    preview: title,
    parts: [
      heading(title),
      paragraph(text),
      ...(rows.length > 0 ? [rowsTable(rows)] : []),
      button(say('mail.button'), url),
      copyLink(say('mail.copyLink'), url),
    ],
    footer: [say('mail.note')],
  });
  const plain = [
    title,
    text,
    ...products.map(({ name, partNo, url: address }) => `${name}, ${partNo}\n${address}`),
    url,
    say('mail.note'),
  ].join('\n\n');
  return { subject, html, text: plain };
}
