import { button, copyLink as copied, mailHtml, paragraph } from './mail-frame.ts';

/** A mail of a few sentences and one action, ready to be rendered as text and HTML. */
export type Letter = {
  language: string;
  subject: string;
  greeting: string;
  text: string;
  action: { label: string; url: string };
  copyLink: string;
  note: string;
  signature: string;
  stop?: { label: string; url: string } | undefined;
};

export function letterText({ greeting, text, action, note, signature, stop }: Letter): string {
  const last = stop ? [`${stop.label}\n${stop.url}`] : [];
  return [greeting, text, action.url, note, signature, ...last].join('\n\n');
}

export function letterHtml({
  language,
  subject,
  greeting,
  text,
  action,
  copyLink,
  note,
  signature,
  stop,
}: Letter): string {
  return mailHtml({
    language,
    title: subject,
    preview: text,
    parts: [
      paragraph(greeting),
      paragraph(text),
      button(action.label, action.url),
      copied(copyLink, action.url),
      paragraph(note),
      paragraph(signature),
      ...(stop ? [copied(stop.label, stop.url)] : []),
    ],
    footer: [],
  });
}
