import { isMailRequired, type Topic } from './notice-kinds.ts';
import type { StoredChoice } from './notice-store.server.ts';

/** Where a person reads a topic. `digest`: the mails come once a day, in one mail. */
export type Channels = { readonly shop: boolean; readonly mail: boolean; readonly digest: boolean };

/** Without a choice a topic is read in the shop and by mail at once. A required mail always comes at once. */
export function channelsOf(topic: Topic, choices: readonly StoredChoice[]): Channels {
  const has = (channel: StoredChoice['channel']) =>
    choices.some((one) => one.topic === topic && one.channel === channel);
  if (isMailRequired(topic)) return { shop: !has('shop'), mail: true, digest: false };
  return { shop: !has('shop'), mail: !has('mail'), digest: has('digest') };
}
