import { ok } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { type Channels, channelsOf } from './channels-of.ts';
import { isMailRequired, type Topic, topics } from './notice-kinds.ts';
import { findChoices, replaceChoices } from './notice-store.server.ts';
import { changerOf, readerOf } from './read-notices.server.ts';

type TopicChoice = Channels & { readonly topic: Topic };

export type NoticeChoice = TopicChoice & { readonly isMailRequired: boolean };

/** Allowed for the signed-in person: every topic and where they read it. */
export async function listChoices({ db }: Pick<Shop, 'db'>, visit: Visit) {
  const reader = readerOf(visit);
  if (!reader.ok) return reader;
  const stored = await findChoices(db, reader.value.customer_id);
  return ok(
    topics.map(
      (topic): NoticeChoice => ({
        topic,
        ...channelsOf(topic, stored),
        isMailRequired: isMailRequired(topic),
      }),
    ),
  );
}

/** Allowed for the person. Topics that are not named are on; a required mail stays on. */
export async function saveChoices(
  shop: Pick<Shop, 'db'>,
  visit: Visit,
  { choices }: { choices: readonly TopicChoice[] },
) {
  const person = changerOf(visit);
  if (!person.ok) return person;
  const changed = topics.flatMap((topic) => {
    const chosen = choices.find((one) => one.topic === topic);
    const mayChoose = !isMailRequired(topic);
    return [
      ...(chosen?.shop === false ? [{ topic, channel: 'shop' as const }] : []),
      ...(chosen?.mail === false && mayChoose ? [{ topic, channel: 'mail' as const }] : []),
      ...(chosen?.digest === true && mayChoose ? [{ topic, channel: 'digest' as const }] : []),
    ];
  });
  await shop.db.transaction().execute((db) => replaceChoices(db, person.value.customer_id, changed));
  return listChoices(shop, visit);
}
