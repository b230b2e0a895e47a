import { favouriteChangesPath } from '#app/components/favourites/send-changes.ts';
import type { AnswerRoute } from '../answer-route.ts';

/** Requests of hearts and lists. */
export const favouriteAnswers: readonly AnswerRoute[] = [
  { id: 'favouriteChanges', path: favouriteChangesPath, file: 'routes/favourites/changes.tsx' },
];
