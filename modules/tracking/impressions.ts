import type { ListEvent, TrackedItem } from './tracking-events.ts';

const batchMs = 2000;
const suppressMs = 30 * 60_000;

type Surroundings = {
  readonly now: () => number;
  readonly later: (run: () => void, ms: number) => unknown;
  readonly send: (event: ListEvent) => void;
  /** When each item of each list was last sent, in milliseconds; kept by the caller. */
  readonly seen: Map<string, number>;
};

/**
 * Collects what lists show and sends it two seconds after the first item. An item of a list is not sent again for 30
 * minutes.
 */
export function createImpressions({ now, later, send, seen }: Surroundings): (event: ListEvent) => void {
  const waiting = new Map<string, { list: ListEvent['list']; items: TrackedItem[] }>();
  const flush = () => {
    for (const { list, items } of waiting.values()) send({ name: 'view_item_list', list, items });
    waiting.clear();
  };
  return ({ list, items }) => {
    const at = now();
    const fresh = items.filter(({ sku }) => at - (seen.get(`${list.id} ${sku}`) ?? -suppressMs) >= suppressMs);
    if (fresh.length === 0) return;
    for (const { sku } of fresh) seen.set(`${list.id} ${sku}`, at);
    if (waiting.size === 0) later(flush, batchMs);
    const known = waiting.get(list.id)?.items ?? [];
    waiting.set(list.id, { list, items: [...known, ...fresh] });
  };
}
