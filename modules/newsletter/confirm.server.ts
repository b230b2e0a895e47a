import { ok, refuse } from '#core/result.ts';
import { cultureOf } from '../market/culture.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findBlock, removeBlock } from './blocks/block-store.server.ts';
import { codeDue, subscribed } from './newsletter-events.ts';
import { unsealPlace } from './newsletter-link.server.ts';
import { confirmSubscriber, findSubscriber, saveConsent } from './subscriber-store.server.ts';

type Confirmed = { readonly getsCode: boolean };

/** Access: anybody with the link of the mail. Checks its signature. */
export function checkConfirmLink({ env }: Pick<Shop, 'env'>, link: string) {
  const place = unsealPlace(env, 'confirm', link);
  return place ? ok(place) : refuse({ code: 'link-invalid' });
}

/**
 * Access: anybody with the link of the mail. Idempotent; an address that has left since is not added again. The press shows
 * that mails arrive, so it ends a block after bounces; after a complaint only staff can end it.
 */
export async function confirm({ db, env, events, texts }: Shop, visit: Visit, { link }: { readonly link: string }) {
  const checked = checkConfirmLink({ env }, link);
  if (!checked.ok) return checked;
  const place = checked.value;
  return db.transaction().execute(async (transaction) => {
    const block = await findBlock(transaction, place.addressKey);
    if (block === 'complaint') return refuse({ code: 'link-invalid' });
    const isNew = await confirmSubscriber(transaction, place, visit.now);
    const subscriber = await findSubscriber(transaction, place);
    if (subscriber?.state !== 'active') return refuse({ code: 'link-invalid' });
    const getsCode = subscriber.action === 'SendPromotionCode';
    if (!isNew) return ok<Confirmed>({ getsCode });
    if (block) await removeBlock(transaction, place.addressKey);
    await saveConsent(transaction, {
      ...place,
      what: 'confirmed',
      source: subscriber.source,
      cultureCode: cultureOf(visit),
      wording: texts.say(visit.language, 'newsletter', 'confirm.text') ?? '',
      at: visit.now,
    });
    const key = `${place.marketId} ${place.addressKey}`;
    const names = [subscribed, ...(getsCode ? [codeDue] : [])];
    await events.publish(transaction, ...names.map((name) => ({ name, key, payload: place })));
    return ok<Confirmed>({ getsCode });
  });
}
