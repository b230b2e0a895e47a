import type { Subscriber } from '#platform/events/event.ts';
import { fallbackMarket, findMarketBySiteId } from '../market/find-market.ts';
import { storefrontUrl } from '../market/hosts.ts';
import { ownHostsOf } from '../market/own-hosts.server.ts';
import { sendNotice } from '../notifications/send-notice.server.ts';
import type { Shop } from '../shop.server.ts';
import { contactAnswered, contactAnsweredPayload } from './contact-events.ts';
import { contactMail } from './contact-mail.ts';
import { findAnswer, findMessage } from './contact-store.server.ts';

/** Mails the answers of staff. An answer whose message was erased since is not mailed. */
export function contactMails(shop: Pick<Shop, 'db' | 'clock' | 'live' | 'mail' | 'env' | 'texts'>): Subscriber[] {
  const { db, env, texts } = shop;
  return [
    {
      name: 'mail-contact-answer',
      to: contactAnswered,
      handle: async ({ payload }) => {
        const answer = await findAnswer(db, contactAnsweredPayload.parse(payload).answerId);
        const message = answer && (await findMessage(db, answer.messageId));
        if (!message) return;
        const { language, emailAddress: to } = message;
        const market = findMarketBySiteId(message.marketId) ?? fallbackMarket(env.APP_ENV);
        const { hostname } = new URL(storefrontUrl(market, env.APP_ENV, env.PORT, ownHostsOf(env)));
        const written = contactMail(
          { language, name: message.name, answer: answer.body, message: message.body },
          (key, facts) => texts.say(language, 'contact', key, facts) ?? key,
        );
        // Derived from the id of the answer, so that a mail repeated after a crash has the same message id.
        const messageId = `<contact-${answer.id}@${hostname}>`;
        await sendNotice(shop, { kind: 'contact-answered', message: { messageId, to, ...written } });
      },
    },
  ];
}
