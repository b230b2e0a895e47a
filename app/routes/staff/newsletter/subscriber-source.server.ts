import type { SubscriberRow } from '#app/components/staff/newsletter/newsletter-view.ts';
import { marketsByName } from '#app/routes/staff/markets-by-name.server.ts';
import type { ListSource } from '#app/work/list/load-list.server.ts';
import { ok } from '#core/result.ts';
import { dayIn } from '#modules/market/market-day.ts';
import { marketList } from '#modules/market/markets.ts';
import { type ListedSubscriber, type ListState, listStates } from '#modules/newsletter/listed-subscriber.ts';
import { pageSubscribers } from '#modules/newsletter/read-subscribers.server.ts';
import type { Visit } from '#modules/visit.ts';

/** Addresses of the newsletter list, the latest first. */
export const subscriberSource: ListSource<SubscriberRow, 'joined'> = {
  shape: {
    name: 'staff-newsletter',
    keyKind: 'word',
    sorts: [{ name: 'joined', kind: 'time', isDescending: true }],
    filters: { market: marketList.map(({ marketId }) => String(marketId)), state: listStates, source: 'text' },
  },
  read: async (shop, visit, { search, filters: { market, state, source }, part }) => {
    const marketId = market === undefined ? undefined : Number(market);
    const sought = { search, marketId, state: state as ListState | undefined, source, part };
    const listed = await pageSubscribers(shop, visit, sought);
    return listed.ok ? ok({ ...listed.value, items: toRows(visit, listed.value.items) }) : listed;
  },
};

/** The addresses as the screens show them. */
export function toRows(visit: Visit, listed: readonly ListedSubscriber[]): SubscriberRow[] {
  const markets = new Map(marketsByName(visit).map(({ marketId, name }) => [marketId, name]));
  const languages = new Intl.DisplayNames([visit.language], { type: 'language' });
  const dayOf = (at: Date) => dayIn(visit.market.marketId, at);
  return listed.map(({ id, emailAddress, marketId, language, source, state, topics, createdAt, proof }) => ({
    id,
    emailAddress,
    market: markets.get(marketId) ?? String(marketId),
    language: languages.of(language) ?? language,
    source,
    state,
    topics,
    joinedOn: dayOf(createdAt),
    proof: proof && { what: proof.what, on: dayOf(proof.at), wording: proof.wording },
  }));
}
