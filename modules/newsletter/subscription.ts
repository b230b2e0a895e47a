/** `pending` waits for the confirmation by mail. */
export type SubscriberState = 'pending' | 'active';

/** Steps in the proof of consent. `changed`: other topics; `unblocked`: mails may be sent again. */
export type ConsentStep =
  | 'asked'
  | 'confirmed'
  | 'left'
  | 'changed'
  | 'imported'
  | 'bounced'
  | 'complained'
  | 'unblocked';

export const nextActions = ['None', 'SendPromotionCode'] as const;

/** What happens once an address is on the list. */
export type NextAction = (typeof nextActions)[number];

export type KeyValue = { readonly key: string; readonly value: string };

/** The key in the metadata, and in the content of the advertisement, that names the group of codes. */
export const codeGroupKey = 'PromotionCodeGroupId';

export const valueOf = (list: readonly KeyValue[], key: string): string | undefined =>
  list.find((one) => one.key === key)?.value;

/** Tags that every sign-up has. The sources are the forms: footer, checkout, advertisement and account. */
export const tagsOf = (source: 'Footer' | 'Checkout' | 'PromotionAd' | 'Account'): KeyValue[] => [
  { key: 'Newsletter', value: 'true' },
  { key: 'Source', value: source },
];

/** What newsletters are about. A subscriber without topics gets all of them. */
export const topics = ['Products', 'Offers', 'Guides'] as const;

export type Topic = (typeof topics)[number];

const topicKey = 'Topic';

/** The topics that a subscriber gets. */
export function topicsOf(tags: readonly KeyValue[]): Topic[] {
  const chosen = tags.filter(({ key }) => key === topicKey).map(({ value }) => value);
  return topics.filter((topic) => chosen.length === 0 || chosen.includes(topic));
}

/** The tags with these topics instead of the former ones. All topics need no tag, so that a new one is included. */
export function withTopics(tags: readonly KeyValue[], chosen: readonly Topic[]): KeyValue[] {
  const others = tags.filter(({ key }) => key !== topicKey);
  return chosen.length === topics.length ? others : [...others, ...chosen.map((value) => ({ key: topicKey, value }))];
}

/** A repeated sign-up keeps the topics that were chosen before, unless it names its own. */
export const keepTopics = (tags: readonly KeyValue[], before: readonly KeyValue[]): KeyValue[] =>
  tags.some(({ key }) => key === topicKey) ? [...tags] : [...tags, ...before.filter(({ key }) => key === topicKey)];
