import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type ActionAnswer, answerForm, type PostedForm } from '#app/forms/answer-form.server.ts';
import { textField } from '#core/fields.ts';
import { decideReturn } from '#modules/returns/decide-return.server.ts';

const longestAnswer = 1000;

/** A refusal needs a text for the buyer; an acceptance does not. */
const answers = {
  accepted: textField({ max: longestAnswer, min: 0, multiline: true }),
  refused: textField({ max: longestAnswer, multiline: true }),
};

export function changeReturns(task: PostedForm): Promise<ActionAnswer> {
  const state = task.form.get('intent');
  if (state !== 'accepted' && state !== 'refused') throw data(null, { status: 400 });
  return answerForm(task, {
    intent: state,
    domain: 'staff',
    schema: z.object({ returnId: z.uuid(), answer: z.preprocess((typed) => typed ?? '', answers[state]) }),
    run: ({ returnId, answer }) => decideReturn(task.shop, task.visit, { returnId, state, answer }),
    done: () => redirect(`${routeHref('staffReturns', task.visit.language)}?done=${state}`),
  });
}
