import { ok } from '#core/result.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { isMailRequired, type Topic, topics } from './notice-kinds.ts';
import { findChoices, replaceChoices } from './notice-store.server.ts';
import { changerOf, readerOf } from './read-notices.server.ts';

export type NoticeChoice = {
  readonly topic: Topic;
  readonly shop: boolean;
  readonly mail: boolean;
  readonly isMailRequired: boolean;
};

/** Allowed for the signed-in person: every topic and where they read it. */
export async function listChoices({ db }: Pick<Shop, 'db'>, visit: Visit) {
  const reader = readerOf(visit);
  if (!reader.ok) return reader;
  const off = await findChoices(db, reader.value.customer_id);
  const isOn = (topic: Topic, channel: 'shop' | 'mail') =>
    !off.some((one) => one.topic === topic && one.channel === channel);
  return ok(
    topics.map(
      (topic): NoticeChoice => ({
        topic,
        shop: isOn(topic, 'shop'),
        mail: isMailRequired(topic) || isOn(topic, 'mail'),
        isMailRequired: isMailRequired(topic),
      }),
    ),
  );
}

type Choices = readonly Omit<NoticeChoice, 'isMailRequired'>[];

/** Allowed for the person. Topics that are not named are on; a required mail stays on. */
export async function saveChoices(shop: Pick<Shop, 'db'>, visit: Visit, { choices }: { choices: Choices }) {
  const person = changerOf(visit);
  if (!person.ok) return person;
  const off = topics.flatMap((topic) => {
    const chosen = choices.find((one) => one.topic === topic);
    return [
      ...(chosen?.shop === false ? [{ topic, channel: 'shop' as const }] : []),
      ...(chosen?.mail === false && !isMailRequired(topic) ? [{ topic, channel: 'mail' as const }] : []),
    ];
  });
  await shop.db.transaction().execute((db) => replaceChoices(db, person.value.customer_id, off));
  return listChoices(shop, visit);
}
