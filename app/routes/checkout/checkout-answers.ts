import { draftPath } from '#app/components/checkout/checkout-paths.ts';
import type { AnswerRoute } from '../answer-route.ts';

/** Routes without a screen that the checkout steps call. */
export const checkoutAnswers: readonly AnswerRoute[] = [
  { id: 'checkoutDraft', path: draftPath, file: 'routes/checkout/draft.tsx' },
];
