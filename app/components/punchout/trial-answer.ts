import type { FormAnswer } from '#app/forms/answer-form.server.ts';
import type { StartedVisit } from './trial-view.ts';

type Answer = FormAnswer | { readonly intent: 'ask'; readonly started: StartedVisit | undefined } | undefined;

/** What the last form was answered: a visit that was started, or why it was refused. */
export function trialAnswerOf(answer: Answer): { started: StartedVisit | undefined; problem: string | undefined } {
  if (answer === undefined) return { started: undefined, problem: undefined };
  if ('started' in answer) return { started: answer.started, problem: undefined };
  const problems = Object.values(answer.result.error ?? {}).flat();
  return { started: undefined, problem: problems.find((one) => one !== null) };
}
