import type { Language } from '#core/locale.ts';
import type { Shop } from '../shop.server.ts';
import { type Letter, letterHtml, letterText } from './letter.ts';
import { noticeKinds } from './notice-kinds.ts';
import { sendNotice } from './send-notice.server.ts';

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
  | 'logo-released'
  | 'logo-refused'
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
};

/** Sends a letter with the texts of messages/<language>/mail.json. */
export async function sendLetter(
  { mail, texts }: Pick<Shop, 'mail' | 'texts'>,
  { kind, eventId, to, language, url, facts = {} }: Options,
): Promise<void> {
  const say = (key: string) => texts.say(language, 'mail', key, facts) ?? key;
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
  await sendNotice(
    { mail },
    { kind, message: { messageId, to, subject, text: letterText(letter), html: letterHtml(letter) } },
  );
}
