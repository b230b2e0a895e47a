import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { CardView } from '#app/components/catalogue/card-view.ts';
import { reportInsight } from '#app/components/insights/report-insight.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import type { TrackedItem } from '#modules/tracking/tracking-events.ts';
import { track } from './track.ts';

type ListFacts = {
  readonly cards: readonly CardView[];
  readonly total: number;
  readonly searchText: string;
  readonly searchToken: string | undefined;
  readonly page: number;
  readonly pageSize: number;
  readonly place: { readonly heading: string };
};

/** Reports what a list shows and each search once; returns a ref for its element, whose links are reported when they are followed. */
export function useTrackedList({ cards, total, searchText, searchToken, page, pageSize, place }: ListFacts) {
  const { pathname } = useLocation();
  const { language } = useShop();
  const clicked = useRef<string>(undefined);
  const list = searchText === '' ? { id: pathname, name: place.heading } : { id: 'search', name: 'search' };
  const itemAt = ({ partNo, name }: CardView, at: number): TrackedItem => ({
    sku: partNo,
    name,
    quantity: 1,
    index: (page - 1) * pageSize + at + 1,
  });
  const show = useEffectEvent((given: readonly CardView[]) => {
    if (given.length > 0) track({ name: 'view_item_list', list, items: given.map(itemAt) });
  });
  const search = useEffectEvent((given: string) => {
    if (given !== '') track({ name: 'search', searchText: given, results: total });
    clicked.current = undefined;
    if (searchToken !== undefined) reportInsight(language, { kind: 'search', token: searchToken });
  });
  const select = useEffectEvent((link: HTMLAnchorElement) => {
    const at = cards.findIndex(({ href }) => link.pathname === href.split('?')[0]);
    const card = cards[at];
    if (!card) return;
    if (searchToken !== undefined && clicked.current !== searchToken)
      reportInsight(language, { kind: 'click', token: searchToken });
    clicked.current = searchToken;
    const click = searchText === '' ? {} : { click: { searchText, url: link.href } };
    track({ name: 'select_item', list, items: [itemAt(card, at)], ...click });
  });
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => search(searchText), [searchText]);
  useEffect(() => {
    show(cards);
    const follow = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) select(link);
    };
    const element = shown.current;
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [cards]);
  return shown;
}
