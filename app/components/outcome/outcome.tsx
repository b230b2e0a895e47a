import type { ComponentType } from 'react';
import { NoSuchOrder } from './no-such-order.tsx';
import type { OrderOutcome, OutcomeView } from './outcome-view.ts';

type Props = { view: OutcomeView; Draw: ComponentType<{ order: OrderOutcome }> };

/** An order at the end of the checkout, or a page for links without an order. */
export function Outcome({ view, Draw }: Props) {
  return (
    <>
      <meta name="robots" content="noindex" />
      {view.order ? <Draw order={view.order} /> : <NoSuchOrder />}
    </>
  );
}
