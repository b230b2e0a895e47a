import type { Language } from '#core/locale.ts';
import { noticeKinds } from '../notices/notice-kinds.ts';
import type { Shop } from '../shop.server.ts';
import { type Letter, letterHtml, letterText } from './letter.ts';
import { type Reader, sendNotice } from './send-notice.server.ts';

type LetterKind =
  | 'password-reset'
  | 'registration-confirm'
  | 'registration-known'
  | 'password-changed'
  | 'account-made'
  | 'invitation'
  | 'address-changed'
  | 'company-accepted'
  | 'company-offered'
  | 'company-refused'
  | 'limit-asked'
  | 'limit-approved'
  | 'limit-denied'
  | 'limit-raised'
  | 'logo-released'
  | 'logo-refused'
  | 'import-finished'
  | 'import-stopped'
  | 'approval-reminder'
  | 'approval-escalated'
  | 'approval-digest';

type Options = {
  kind: LetterKind;
  /** Id of the event that causes the mail; a mail repeated after a crash has the same message id. */
  eventId: string;
  to: string;
  language: Language;
  url: string;
  facts?: Record<string, string>;
  /** The person, if they read it in the shop too. */
  reader?: Reader;
};

/** Sends a letter with the texts of messages/<language>/mail.json. */
export async function sendLetter(
  shop: Pick<Shop, 'mail' | 'texts' | 'db' | 'clock' | 'live'>,
  { kind, eventId, to, language, url, facts = {}, reader }: Options,
): Promise<void> {
  const say = (key: string) => shop.texts.say(language, 'mail', key, facts) ?? key;
  const key = noticeKinds[kind].texts.slice('mail:'.length);
  const letter: Letter = {
    language,
    subject: say(`${key}.subject`),
    greeting: say('greeting'),
    text: say(`${key}.text`),
    action: { label: say(`${key}.button`), url },
    copyLink: say('copyLink'),
    note: say(`${key}.note`),
    signature: say('signature'),
  };
  const messageId = `<${key}-${eventId}@${new URL(url).hostname}>`;
  const { subject } = letter;
  const message = { messageId, to, subject, text: letterText(letter), html: letterHtml(letter) };
  await sendNotice(shop, { kind, message, reader });
}
