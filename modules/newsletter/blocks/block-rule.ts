/** What a mail provider reports: `soft-bounce` is temporary, such as a full mailbox. */
export const mailEventKinds = ['hard-bounce', 'soft-bounce', 'complaint'] as const;

export type MailEventKind = (typeof mailEventKinds)[number];

/** `bounce` ends when the owner confirms the address again; `complaint` only when staff lift it. */
export type BlockReason = 'bounce' | 'complaint';

export type MailEvent = { readonly kind: MailEventKind; readonly at: Date };

const dayMs = 24 * 60 * 60 * 1000;
const softDays = 30;
const softMost = 3;

/**
 * Why an address gets no more mails, after all its events. One final bounce or complaint is enough; temporary ones must
 * repeat on three days within 30 days.
 */
export function blockReasonOf(events: readonly MailEvent[]): BlockReason | undefined {
  if (events.some(({ kind }) => kind === 'complaint')) return 'complaint';
  if (events.some(({ kind }) => kind === 'hard-bounce')) return 'bounce';
  const days = [...new Set(events.map(({ at }) => Math.floor(at.getTime() / dayMs)))].toSorted((one, two) => one - two);
  const isRepeated = days.some(
    (day, index) => (days[index + softMost - 1] ?? Number.POSITIVE_INFINITY) - day < softDays,
  );
  return isRepeated ? 'bounce' : undefined;
}
