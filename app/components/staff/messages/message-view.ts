import type { ContactState, ContactTopic } from '#modules/contact/contact-message.ts';

/** A message of the contact form, as a row and as a page. */
export type StaffMessage = {
  readonly id: string;
  readonly state: ContactState;
  readonly topic: ContactTopic;
  readonly name: string;
  readonly emailAddress: string;
  readonly orderNo: string;
  readonly body: string;
  readonly market: string;
  readonly languageName: string;
  readonly language: string;
  readonly day: string;
};

export const messageIntents = ['answer', 'close', 'open'] as const;
export type MessageIntent = (typeof messageIntents)[number];
