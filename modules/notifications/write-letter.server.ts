import type { Language } from '#core/locale.ts';
import { noticeKinds } from '../notices/notice-kinds.ts';
import type { Shop } from '../shop.server.ts';
import { type Letter, letterHtml, letterText } from './letter.ts';
import type { LetterKind } from './letter-kinds.ts';

export type LetterFacts = {
  readonly kind: LetterKind;
  /** Id of the event that causes the mail; a mail repeated after a crash has the same message id. */
  readonly eventId: string;
  readonly to: string;
  readonly language: Language;
  readonly url: string;
  readonly facts?: Record<string, string | number>;
  /** A link at the end of mails that may be unsubscribed from. */
  readonly stop?: Letter['stop'];
  /** Lines below the text. */
  readonly lines?: readonly string[];
};

/** Writes a letter with the texts of messages/<language>/mail.json. */
export function writeLetter(
  { texts }: Pick<Shop, 'texts'>,
  { kind, eventId, to, language, url, facts = {}, stop, lines = [] }: LetterFacts,
) {
  const say = (key: string) => texts.say(language, 'mail', key, facts) ?? key;
  const key = noticeKinds[kind].texts.slice('mail:'.length);
  const letter: Letter = {
    language,
    subject: say(`${key}.subject`),
    greeting: say('greeting'),
    text: [say(`${key}.text`), ...lines].join('\n'),
    action: { label: say(`${key}.button`), url },
    copyLink: say('copyLink'),
    note: say(`${key}.note`),
    signature: say('signature'),
    stop,
  };
  const messageId = `<${key}-${eventId}@${new URL(url).hostname}>`;
  return { messageId, to, subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };
}
