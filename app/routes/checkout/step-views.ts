import type { StepView } from '#app/components/checkout/checkout-page-view.ts';
import type { BuyerKind } from '#modules/auth/buyer-kind.ts';
import { stepsFor } from '#modules/checkout/steps.ts';

export const stepViewsFor = (who: BuyerKind): readonly StepView[] =>
  stepsFor(who).map(({ number, name, page }) => ({ number, name, page }));
