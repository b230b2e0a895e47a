import { button, copyLink, facts, heading, mailHtml, paragraph } from '../notifications/mail-frame.ts';

/** Texts of messages/<language>/newsletter-mails.json and mail.json. */
type Say = (domain: 'newsletter-mails' | 'mail', key: string) => string;

type Written = { readonly subject: string; readonly text: string; readonly html: string };

type Code = {
  readonly language: string;
  readonly code: string;
  readonly url: string;
  readonly stopUrl: string;
  readonly choiceUrl: string;
};

/** The mail with a personal promotion code. */
export function codeMail({ language, code, url, stopUrl, choiceUrl }: Code, say: Say): Written {
  const own = (key: string) => say('newsletter-mails', `code.${key}`);
  const subject = own('subject');
  const known = [{ label: own('code'), value: code }];
  const html = mailHtml({
    language,
    title: subject,
    preview: own('text'),
    parts: [
      heading(own('title')),
      paragraph(own('text')),
      facts(known),
      button(own('button'), url),
      copyLink(say('mail', 'copyLink'), url),
      paragraph(say('mail', 'signature')),
      copyLink(own('choose'), choiceUrl),
      copyLink(own('stop'), stopUrl),
    ],
    footer: [own('note')],
  });
  const text = [
    own('title'),
    own('text'),
    `${own('code')}: ${code}`,
    url,
    say('mail', 'signature'),
    own('note'),
    `${own('choose')}\n${choiceUrl}`,
    `${own('stop')}\n${stopUrl}`,
  ].join('\n\n');
  return { subject, text, html };
}
