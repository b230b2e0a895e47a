import { draftPath } from '#app/components/checkout/checkout-paths.ts';
import type { AnswerRoute } from '../answer-route.ts';

/** What the steps of the checkout ask for beside themselves. */
export const checkoutAnswers: readonly AnswerRoute[] = [
  { id: 'checkoutDraft', path: draftPath, file: 'routes/checkout/draft.tsx' },
];
