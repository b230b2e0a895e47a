import { renderPath, servicesPath } from '#app/components/vas/vas-answers.ts';
import type { AnswerRoute } from '#app/routes/answer-route.ts';

export const vasAnswers: readonly AnswerRoute[] = [
  { id: 'vasServices', path: servicesPath, file: 'routes/vas/services-answer.tsx' },
  { id: 'vasRender', path: renderPath, file: 'routes/vas/render-answer.tsx' },
];
