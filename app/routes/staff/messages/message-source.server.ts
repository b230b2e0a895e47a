import type { StaffMessage } from '#app/components/staff/messages/message-view.ts';
import type { ListSource } from '#app/work/list/load-list.server.ts';
import { ok } from '#core/result.ts';
import { marketName } from '#modules/account/market-name.ts';
import { type ContactMessage, type ContactState, contactStates } from '#modules/contact/contact-message.ts';
import { pageMessages } from '#modules/contact/read-messages.server.ts';
import { findMarketBySiteId } from '#modules/market/find-market.ts';
import { dayIn } from '#modules/market/market-day.ts';
import type { Visit } from '#modules/visit.ts';

/** Messages in a state, by default the waiting ones, the oldest first. */
export const messageSource: ListSource<StaffMessage, 'written'> = {
  shape: {
    name: 'staff-messages',
    keyKind: 'uuid',
    sorts: [{ name: 'written', kind: 'time', isDescending: false }],
    filters: { state: contactStates },
  },
  read: async (shop, visit, { search, filters, part }) => {
    const state = (filters.state ?? 'waiting') as ContactState;
    const listed = await pageMessages(shop, visit, { state, search, part });
    if (!listed.ok) return listed;
    return ok({ ...listed.value, items: listed.value.items.map((one) => toStaffMessage(visit, one)) });
  },
};

export function toStaffMessage({ language, market }: Visit, message: ContactMessage): StaffMessage {
  const { marketId, writtenAt, customerId: _, ...rest } = message;
  const home = findMarketBySiteId(marketId);
  return {
    ...rest,
    market: home ? marketName(home, language) : '',
    languageName: new Intl.DisplayNames([language], { type: 'language' }).of(message.language) ?? message.language,
    day: dayIn(market.marketId, writtenAt),
  };
}
