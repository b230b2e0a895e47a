import type { ShopEvent, Subscriber } from '#platform/events/event.ts';
import type { HrefOf } from '../href-of.ts';
import { fallbackMarket, findMarketBySiteId } from '../market/find-market.ts';
import { storefrontUrl } from '../market/hosts.ts';
import { ownHostsOf } from '../market/own-hosts.server.ts';
import { letterHtml, letterText } from '../notifications/letter.ts';
import { sendNotice } from '../notifications/send-notice.server.ts';
import { findCodeGroup } from '../promotion/personal-codes.server.ts';
import type { Shop } from '../shop.server.ts';
import { findBlock } from './blocks/block-store.server.ts';
import { codeFor } from './code-store.server.ts';
import { leaveUrlOf } from './find-leave-url.server.ts';
import { codeDue, confirmationAsked, preferencesAsked, subscriberPayload } from './newsletter-events.ts';
import { sealPlace } from './newsletter-link.server.ts';
import { codeMail } from './newsletter-mail.ts';
import { findSubscriber } from './subscriber-store.server.ts';
import { codeGroupKey, valueOf } from './subscription.ts';

/** Sends the mails. An address that has left, is confirmed meanwhile or is blocked gets none. */
export function newsletterMails(shop: Omit<Shop, 'jobs'>, hrefOf: HrefOf): Subscriber[] {
  return [
    {
      name: 'mail-newsletter-confirmation',
      to: confirmationAsked,
      handle: (event) => mailConfirmation(shop, hrefOf, event),
    },
    {
      name: 'mail-newsletter-preferences',
      to: preferencesAsked,
      handle: (event) => mailPreferences(shop, hrefOf, event),
    },
    { name: 'mail-promotion-code', to: codeDue, handle: (event) => mailCode(shop, hrefOf, event) },
  ];
}

type MailShop = Omit<Shop, 'jobs'>;

async function readRecipient({ db, env, texts }: MailShop, { payload }: ShopEvent) {
  const subscriber = await findSubscriber(db, subscriberPayload.parse(payload));
  if (!subscriber) return undefined;
  const market = findMarketBySiteId(subscriber.marketId) ?? fallbackMarket(env.APP_ENV);
  const home = storefrontUrl(market, env.APP_ENV, env.PORT, ownHostsOf(env));
  const say = (domain: string, key: string) => texts.say(subscriber.language, domain, key) ?? key;
  const block = await findBlock(db, subscriber.addressKey);
  return { subscriber, market, home, say, block };
}

async function mailConfirmation(shop: MailShop, hrefOf: HrefOf, event: ShopEvent): Promise<void> {
  const recipient = await readRecipient(shop, event);
  if (recipient?.subscriber.state !== 'pending' || recipient.block === 'complaint') return;
  const { subscriber, home } = recipient;
  const url = new URL(hrefOf('newsletterConfirm', subscriber.language), home);
  url.searchParams.set('n', sealPlace(shop.env, 'confirm', subscriber));
  const message = linkMail(recipient, { texts: 'confirm', url, eventId: event.eventId });
  await sendNotice(shop, { kind: 'newsletter-confirm', message });
}

async function mailPreferences(shop: MailShop, hrefOf: HrefOf, event: ShopEvent): Promise<void> {
  const recipient = await readRecipient(shop, event);
  if (recipient?.subscriber.state !== 'active' || recipient.block) return;
  const { subscriber, home } = recipient;
  const { language } = subscriber;
  const url = new URL(hrefOf('newsletterPreferences', language), home);
  url.searchParams.set('n', sealPlace(shop.env, 'preferences', subscriber));
  const message = linkMail(recipient, { texts: 'preferences', url, eventId: event.eventId });
  const unsubscribeUrl = leaveUrlOf(shop, hrefOf, subscriber);
  await sendNotice(shop, { kind: 'newsletter-preferences', message: { ...message, unsubscribeUrl } });
}

type Recipient = NonNullable<Awaited<ReturnType<typeof readRecipient>>>;

type LinkMail = { readonly texts: 'confirm' | 'preferences'; readonly url: URL; readonly eventId: string };

/** A short mail with one button. */
function linkMail({ subscriber, home, say }: Recipient, { texts, url, eventId }: LinkMail) {
  const own = (key: string) => say('newsletter-mails', `${texts}.${key}`);
  const letter = {
    language: subscriber.language,
    subject: own('subject'),
    greeting: say('mail', 'greeting'),
    text: own('text'),
    action: { label: own('button'), url: url.href },
    copyLink: say('mail', 'copyLink'),
    note: own('note'),
    signature: say('mail', 'signature'),
  };
  const messageId = `<newsletter-${texts}-${eventId}@${new URL(home).hostname}>`;
  const to = subscriber.emailAddress;
  return { messageId, to, subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };
}

async function mailCode(shop: MailShop, hrefOf: HrefOf, event: ShopEvent): Promise<void> {
  const recipient = await readRecipient(shop, event);
  if (recipient?.subscriber.state !== 'active' || recipient.block) return;
  const { subscriber, market, home, say } = recipient;
  const { language, emailAddress: to, addressKey, metadata } = subscriber;
  const groupId = valueOf(metadata, codeGroupKey);
  const now = shop.clock.now();
  const group = groupId === undefined ? undefined : await findCodeGroup(shop, { market, now }, groupId);
  // The campaign has ended since the request.
  if (groupId === undefined || !group) return;
  const code = await codeFor(shop.db, { addressKey, groupId, templateId: group.id, now });
  const stopUrl = leaveUrlOf(shop, hrefOf, subscriber);
  const choiceUrl = new URL(hrefOf('newsletterPreferences', language), home);
  choiceUrl.searchParams.set('n', sealPlace(shop.env, 'preferences', subscriber));
  const url = new URL(`/${language}`, home).href;
  const messageId = `<promotion-code-${event.eventId}@${new URL(home).hostname}>`;
  const written = codeMail({ language, code, url, stopUrl, choiceUrl: choiceUrl.href }, say);
  await sendNotice(shop, {
    kind: 'promotion-code',
    message: { messageId, to, ...written, unsubscribeUrl: stopUrl },
  });
}
