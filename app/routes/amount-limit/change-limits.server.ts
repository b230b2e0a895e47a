import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { limitIntents } from '#app/components/amount-limit/limit-view.ts';
import { type ActionAnswer, answerForm, type PostedForm } from '#app/forms/answer-form.server.ts';
import { askLimit } from '#modules/limit-ticket/ask-limit.server.ts';
import { decideTicket } from '#modules/limit-ticket/decide-ticket.server.ts';
import { answerText, ticketBody } from '#modules/limit-ticket/limit-schema.ts';

const decisionFields = z.object({ ticketId: z.uuid(), answer: answerText });

/** Requests a higher limit, or decides on a ticket. */
export function changeLimits(posted: PostedForm): Promise<ActionAnswer> {
  const { shop, visit, form } = posted;
  const intent = limitIntents.find((one) => one === form.get('intent'));
  if (!intent) throw data(null, { status: 400 });
  const done = (what: string) => redirect(`${routeHref('amountLimitApprove', visit.language)}?done=${what}`);
  const domain = 'amount-limit';
  if (intent === 'ask')
    return answerForm(posted, {
      intent,
      domain,
      schema: ticketBody,
      fieldOf: { 'limit-not-higher': 'amount' },
      run: (typed) => askLimit(shop, visit, typed),
      done: () => done('asked'),
    });
  return answerForm(posted, {
    intent,
    domain,
    schema: decisionFields,
    run: (typed) => decideTicket(shop, visit, { ...typed, isApproved: intent === 'approve' }),
    done: ({ status }) => done(status),
  });
}
