import { useEffect, useEffectEvent } from 'react';
import type { GoodsEvent, TrackedGoods } from '#modules/tracking/tracking-events.ts';
import { track } from './track.ts';

/** Reports once that a page with these goods was opened. */
export function useTrackedGoods(name: GoodsEvent['name'], goods: TrackedGoods | undefined): void {
  const report = useEffectEvent(() => {
    if (goods) track({ name, goods });
  });
  const isKnown = goods !== undefined;
  useEffect(() => {
    if (isKnown) report();
  }, [isKnown]);
}
