import type { AnswerRoute } from '../answer-route.ts';

/** Routes of the simulated bank. */
export const paymentAnswers: readonly AnswerRoute[] = [
  { id: 'simulatedBank', path: 'payment-simulator/:sessionId', file: 'routes/payment/simulated-bank.tsx' },
];
