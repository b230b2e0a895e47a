import type { Language } from '#core/locale.ts';
import type { Shop } from '../shop.server.ts';
import { type Letter, letterHtml, letterText } from './letter.ts';

type LetterKind = 'reset' | 'confirm' | 'known' | 'changed' | 'made';

type Options = {
  kind: LetterKind;
  /** The id of the event that causes it: a mail sent again after a crash is recognised as the same. */
  eventId: string;
  to: string;
  language: Language;
  url: string;
  facts?: Record<string, string>;
};

/** One of the shop's letters, in the words of messages/<language>/mail.json. */
export async function sendLetter(
  { mail, texts }: Pick<Shop, 'mail' | 'texts'>,
  { kind, eventId, to, language, url, facts = {} }: Options,
): Promise<void> {
  const say = (key: string) => texts.say(language, 'mail', key, facts) ?? key;
  const letter: Letter = {
    language,
    subject: say(`${kind}.subject`),
    greeting: say('greeting'),
    text: say(`${kind}.text`),
    action: { label: say(`${kind}.button`), url },
    copyLink: say('copyLink'),
    note: say(`${kind}.note`),
    signature: say('signature'),
  };
  await mail.send({
    messageId: `<${kind}-${eventId}@${new URL(url).hostname}>`,
    to,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
  });
}
