import { data } from 'react-router';
import { type ActionAnswer, answerForm, type PostedForm } from '#app/forms/answer-form.server.ts';
import { enter } from '#app/routes/login/enter.server.ts';
import { actingInput } from '#modules/acting/acting-schema.ts';
import { startActing } from '#modules/acting/start-acting.server.ts';

/** For staff: opens the shop as the person of the page. */
export function actFor(posted: PostedForm, personId: string): Promise<ActionAnswer> {
  if (!/^\d{1,9}$/.test(personId)) throw data(null, { status: 400 });
  const { shop, visit } = posted;
  return answerForm(posted, {
    intent: 'act',
    domain: 'people',
    schema: actingInput.omit({ customerId: true }).strip(),
    labels: { reason: 'acting.reason', companyId: 'acting.company' },
    run: (typed) => startActing(shop, visit, { ...typed, customerId: Number(personId) }),
    done: (session) => enter(shop, visit, session, `/${visit.language}`),
  });
}
