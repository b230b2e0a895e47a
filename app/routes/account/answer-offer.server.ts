import { redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type ActionAnswer, answerForm, type PostedForm } from '#app/forms/answer-form.server.ts';
import type { Result } from '#core/result.ts';
import { idField } from '#modules/id-param.ts';
import { answerOffer } from '#modules/people-admin/membership-offers.server.ts';
import type { Refusal } from '#modules/refusals.ts';

const offerAnswer = z.object({
  companyId: idField,
  answer: z.enum(['accept', 'decline']),
});

/** The person accepts or declines the offer of a company. */
export function answerMembershipOffer(posted: PostedForm): Promise<ActionAnswer> {
  const { shop, visit } = posted;
  return answerForm(posted, {
    intent: 'offer',
    domain: 'account',
    schema: offerAnswer,
    run: ({ companyId, answer }): Promise<Result<unknown, Refusal>> =>
      answerOffer(shop, visit, { companyId, isAccepted: answer === 'accept' }),
    done: () => redirect(routeHref('account', visit.language)),
  });
}
