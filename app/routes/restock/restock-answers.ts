import { restockAskPath } from '#app/components/restock/restock-answer.ts';
import type { AnswerRoute } from '../answer-route.ts';

/** What the form on a product's page asks for beside it. */
export const restockAnswers: readonly AnswerRoute[] = [
  { id: 'restockAsk', path: restockAskPath, file: 'routes/restock/ask.tsx' },
];
