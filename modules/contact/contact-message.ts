import type { Language } from '#core/locale.ts';

/** What a message is about, so that staff can sort them. */
export const contactTopics = ['order', 'return', 'product', 'company', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** `closed`: it needs no answer, such as advertising. */
export const contactStates = ['waiting', 'answered', 'closed'] as const;
export type ContactState = (typeof contactStates)[number];

/** A message from the contact form. */
export type ContactMessage = {
  readonly id: string;
  readonly marketId: number;
  readonly language: Language;
  readonly topic: ContactTopic;
  readonly name: string;
  readonly emailAddress: string;
  readonly orderNo: string;
  readonly body: string;
  readonly customerId: number | undefined;
  readonly state: ContactState;
  readonly writtenAt: Date;
};

export type ContactAnswer = {
  readonly id: string;
  readonly messageId: string;
  readonly body: string;
  /** Undefined for a member of staff whose account is deleted. */
  readonly writtenBy: number | undefined;
  readonly writtenAt: Date;
};

export const longest = { name: 100, orderNo: 40, body: 4000 } as const;

/** A message and its answers stay this long after the last answer, or after it was closed. */
export const endedMonths = 12;
/** A message that nobody has answered stays this long. */
export const waitingMonths = 24;
