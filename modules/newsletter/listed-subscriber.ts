import type { Language } from '#core/locale.ts';
import type { BlockReason } from './blocks/block-rule.ts';
import type { ConsentStep, Topic } from './subscription.ts';

/** `pending` waits for its confirmation; `blocked` gets no mails. */
export const listStates = ['active', 'pending', 'blocked'] as const;

export type ListState = (typeof listStates)[number];

export type ConsentProof = {
  readonly what: ConsentStep;
  readonly source: string;
  readonly cultureCode: string;
  readonly wording: string;
  readonly at: Date;
};

/** An address as staff see it, with the last step by which it agreed. */
export type ListedSubscriber = {
  readonly id: string;
  readonly marketId: number;
  readonly emailAddress: string;
  readonly addressKey: string;
  readonly language: Language;
  readonly source: string;
  readonly state: ListState;
  readonly blockReason: BlockReason | undefined;
  readonly topics: readonly Topic[];
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
  readonly proof: ConsentProof | undefined;
};
