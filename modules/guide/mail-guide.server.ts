import { randomUUID } from 'node:crypto';
import { ok, refuse } from '#core/result.ts';
import { readViewer } from '../assortment/read-viewer.server.ts';
import type { HrefOf } from '../href-of.ts';
import { storefrontUrl } from '../market/hosts.ts';
import { ownHostsOf } from '../market/own-hosts.server.ts';
import { sendNotice } from '../notifications/send-notice.server.ts';
import type { Shop } from '../shop.server.ts';
import { tooManyRequests } from '../too-many-requests.ts';
import type { Visit } from '../visit.ts';
import { type GuideAnswers, textOf } from './guide.ts';
import { guideMail } from './guide-mail.ts';
import { answerGuide } from './read-guide.server.ts';

type Input = { readonly slug: string; readonly emailAddress: string; readonly answers: GuideAnswers };

/** The mail goes to any address in the shop's name, so these limits prevent spam. */
const perHour = { name: 'guide-mail', points: 10, seconds: 60 * 60 };
const toAddressPerDay = { name: 'guide-mail-address', points: 3, seconds: 24 * 60 * 60 };

/** Access: everybody who has finished the guide, limited per hour and address. The mail is sent at once, and no address is kept. */
export async function mailGuide(shop: Shop, visit: Visit, hrefOf: HrefOf, { slug, emailAddress, answers }: Input) {
  const { market, language } = visit;
  const viewer = await readViewer(shop, visit, { mode: 'excl', context: 'All' });
  const read = await answerGuide(shop, visit, viewer, { slug, answers });
  if (!read.ok) return read;
  const { guide, given, outcome } = read.value;
  if (!outcome) return refuse({ code: 'guide-not-finished' });
  const { allowed, resetSeconds } = await shop.limits.take(perHour, visit.clientAddress);
  if (!allowed) return refuse(tooManyRequests(resetSeconds));
  const toAddress = await shop.limits.take(toAddressPerDay, emailAddress.toLowerCase());
  if (!toAddress.allowed) return refuse(tooManyRequests(toAddress.resetSeconds));
  const home = storefrontUrl(market, shop.env.APP_ENV, shop.env.PORT, ownHostsOf(shop.env));
  const url = new URL(hrefOf('guide', language, { slug }), home);
  url.search = String(new URLSearchParams(given));
  const written = guideMail(
    {
      language,
      guide: textOf(guide, language, 'title'),
      title: textOf(guide, language, `${outcome.result.id}.title`),
      text: textOf(guide, language, `${outcome.result.id}.text`),
      products: outcome.cards.map(({ name, partNo, slug: uniqueName }) => ({
        name,
        partNo,
        url: new URL(hrefOf('product', language, { uniqueName }), home).href,
      })),
      url: url.href,
    },
    (key, facts) => shop.texts.say(language, 'guide', key, facts) ?? key,
  );
  const messageId = `<guide-${randomUUID()}@${new URL(home).hostname}>`;
  try {
    await sendNotice(shop, { kind: 'guide-result', message: { messageId, to: emailAddress, ...written } });
  } catch (error) {
    shop.log.warn({ err: error }, 'the result of a guide could not be mailed');
    return refuse({ code: 'temporarily-unavailable' });
  }
  return ok({});
}
