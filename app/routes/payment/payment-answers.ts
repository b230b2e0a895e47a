import type { AnswerRoute } from '../answer-route.ts';

/** Where the simulator stands in for a bank. */
export const paymentAnswers: readonly AnswerRoute[] = [
  { id: 'simulatedBank', path: 'payment-simulator/:sessionId', file: 'routes/payment/simulated-bank.tsx' },
];
