import type { StepView } from '#app/components/order-page/order-page-view.ts';
import type { OrderStep } from '#modules/fulfilment/order-step.ts';
import type { Order } from '#modules/order/order.ts';
import type { OrderStatus } from '#modules/order/order-status.ts';

type Refund = Extract<OrderStep, { kind: 'refund' }>;

type OrderEvents = {
  readonly order: Pick<Order, 'kind' | 'createdAt' | 'placedAt'>;
  readonly steps: readonly { readonly at: Date; readonly step: OrderStep }[];
};

/** The state that customers know, by order status. */
const stateSaid: Record<OrderStatus, NonNullable<StepView['state']>> = {
  0: 'received',
  100: 'received',
  200: 'received',
  300: 'confirmed',
  400: 'pickup',
  500: 'part-sent',
  600: 'delivered',
  700: 'invoiced',
  800: 'overdue',
};

/** The events of an order, the latest first. The first event is its placement or the request for approval. */
export function stepsOf({ order, steps }: OrderEvents, write: (amount: Refund['amount']) => string): StepView[] {
  const { kind, createdAt, placedAt } = order;
  const begun = { state: undefined, about: '' };
  return [
    ...(kind === 'approval' ? [{ ...begun, key: 'approval', at: createdAt, kind: 'approval' as const }] : []),
    ...(placedAt ? [{ ...begun, key: 'placed', at: placedAt, kind: 'placed' as const }] : []),
    ...steps.flatMap(({ at, step }, index) =>
      isToldBeside(step) ? [] : [{ key: String(index), at, kind: step.kind, ...wordsOf(step, write) }],
    ),
  ].toReversed();
}

/** A status that follows from a delivery or an invoice, which has its own event. */
const isToldBeside = (step: OrderStep): boolean =>
  step.kind === 'status' && step.by !== undefined && step.by !== 'accepted' && step.by !== 'status';

function wordsOf(step: OrderStep, write: (amount: Refund['amount']) => string): Pick<StepView, 'state' | 'about'> {
  if (step.kind === 'status') return { state: stateSaid[step.to], about: '' };
  if (step.kind === 'refund') return { state: undefined, about: write(step.amount) };
  return {
    state: undefined,
    about: 'dispatchNumber' in step ? step.dispatchNumber : 'number' in step ? step.number : '',
  };
}
