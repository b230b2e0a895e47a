import type { AnswerRoute } from '../answer-route.ts';

/** What the steps of the checkout ask for beside themselves. */
export const checkoutAnswers: readonly AnswerRoute[] = [];
