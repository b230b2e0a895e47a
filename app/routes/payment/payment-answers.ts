import type { AnswerRoute } from '../answer-route.ts';

/** Where the simulator stands in for a bank. */
export const paymentAnswers: readonly AnswerRoute[] = [];
