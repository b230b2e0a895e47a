import type { ListState } from '#modules/newsletter/listed-subscriber.ts';
import type { Topic } from '#modules/newsletter/subscription.ts';

/** A row of the list; days are those of the visitor's market. */
export type SubscriberRow = {
  readonly id: string;
  readonly emailAddress: string;
  readonly market: string;
  readonly language: string;
  readonly source: string;
  readonly state: ListState;
  readonly topics: readonly Topic[];
  readonly joinedOn: string;
  readonly proof: { readonly what: string; readonly on: string; readonly wording: string } | undefined;
};

export type ProofRow = {
  readonly key: string;
  readonly what: string;
  readonly on: string;
  readonly source: string;
  readonly culture: string;
  readonly wording: string;
};

/** The result of an import; undefined before the first. */
export type ImportResult = {
  readonly accepted: number;
  readonly refused: readonly { readonly line: number; readonly email: string; readonly problem: string }[];
};
