import { restockAskPath } from '#app/components/restock/restock-answer.ts';
import type { AnswerRoute } from '../answer-route.ts';

/** Requests of the form on a product page. */
export const restockAnswers: readonly AnswerRoute[] = [
  { id: 'restockAsk', path: restockAskPath, file: 'routes/restock/ask.tsx' },
];
