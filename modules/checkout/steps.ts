import type { BuyerKind } from '../auth/buyer-kind.ts';

export type StepName = 'Cart' | 'Order' | 'Delivery';
type StepButton = 'Back' | 'Next' | 'SendOrder';

export type Step = {
  readonly number: 1 | 2 | 3;
  readonly name: StepName;
  /** The name in the table of pages. */
  readonly page: 'checkout' | 'checkoutOrder' | 'checkoutDelivery';
  readonly buttons: readonly StepButton[];
};

export const steps: readonly Step[] = [
  { number: 1, name: 'Cart', page: 'checkout', buttons: ['Next'] },
  { number: 2, name: 'Order', page: 'checkoutOrder', buttons: ['Back', 'Next'] },
  { number: 3, name: 'Delivery', page: 'checkoutDelivery', buttons: ['Back', 'SendOrder'] },
];

/** Companies review their order in a third step before they send it; consumers finish by paying in the second. */
export const stepsFor = (who: BuyerKind): readonly Step[] => (who === 'company' ? steps : steps.slice(0, 2));

/** The page that follows going back from the first step, or on from the last. */
export type Edge = 'products' | 'complete';

export const stepBefore = (number: number): StepName | Edge =>
  steps.find((step) => step.number === number - 1)?.name ?? 'products';

export const stepAfter = (number: number, who: BuyerKind = 'company'): StepName | Edge =>
  stepsFor(who).find((step) => step.number === number + 1)?.name ?? 'complete';

export type StepValidity = Readonly<Record<StepName, boolean>>;

export const allValid: StepValidity = { Cart: true, Order: true, Delivery: true };

type Facts = { readonly isCartValid: boolean; readonly hasRows: boolean; readonly problems: number };

/** Each step has its own flag. The last step is valid if all steps before it are. */
export function stepValidity({ isCartValid, hasRows, problems }: Facts): StepValidity {
  const cart = isCartValid && hasRows;
  const order = problems === 0;
  return { Cart: cart, Order: order, Delivery: cart && order };
}

/** The first unfinished step before the requested one; undefined when the requested step may be shown. */
export function stepInTheWay(number: number, who: BuyerKind, validity: StepValidity): Step | undefined {
  const way = stepsFor(who);
  const isThere = way.some((step) => step.number === number);
  const before = way.filter((step) => step.number < number);
  return before.find(({ name }) => !validity[name]) ?? (isThere ? undefined : before.at(-1));
}
