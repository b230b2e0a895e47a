import { heading, mailHtml, paragraph, subheading } from '../notifications/mail-frame.ts';

type ContactNews = {
  readonly language: string;
  readonly name: string;
  readonly answer: string;
  /** What the recipient wrote. */
  readonly message: string;
};

/** Texts of messages/<language>/contact.json. */
type Say = (key: string, facts?: Record<string, string>) => string;

/** The mail with an answer of staff, as text and HTML; the message is quoted below it. */
export function contactMail({ language, name, answer, message }: ContactNews, say: Say) {
  const subject = say('mail.subject');
  const greeting = say('mail.greeting', { name });
  const html = mailHtml({
    language,
    title: subject,
    preview: answer.slice(0, 120),
    parts: [
      heading(say('mail.title')),
      paragraph(greeting),
      paragraph(answer),
      subheading(say('mail.yours')),
      paragraph(message, 'quiet'),
    ],
    footer: [say('mail.note')],
  });
  const quoted = message.replaceAll(/^/gm, '> ');
  return { subject, html, text: [greeting, answer, say('mail.yours'), quoted, say('mail.note')].join('\n\n') };
}
