import type { AnswerRoute } from '#app/routes/answer-route.ts';

export const sizingAnswers: readonly AnswerRoute[] = [
  { id: 'productSizeGuide', path: 'product-answers/size-guide/:basePartNo', file: 'routes/sizing/guide-answer.tsx' },
];
