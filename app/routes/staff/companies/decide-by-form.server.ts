import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { type ApplicationIntent, applicationIntents } from '#app/components/staff/companies/application-view.ts';
import { type ActionAnswer, answerForm, type PostedForm } from '#app/forms/answer-form.server.ts';
import { reasonField } from '#modules/company-application/application-schema.ts';
import { decideApplication } from '#modules/company-application/decide-application.server.ts';

const isIntent = (text: unknown): text is ApplicationIntent =>
  (applicationIntents as readonly unknown[]).includes(text);

/** Accepts or refuses the company of the page. */
export function decideByForm(posted: PostedForm, id: string): Promise<ActionAnswer> {
  const { shop, visit, form } = posted;
  const intent = form.get('intent');
  if (!isIntent(intent) || !z.uuid().safeParse(id).success) throw data(null, { status: 400 });
  const isAccepted = intent === 'accept';
  return answerForm(posted, {
    intent,
    domain: 'staff',
    schema: z.object({ reason: reasonField.default(''), asksExisting: z.literal('on').optional() }),
    labels: { reason: 'companies.reason' },
    run: ({ reason, asksExisting }) =>
      decideApplication(shop, visit, {
        id,
        isAccepted,
        reason: isAccepted ? '' : reason,
        asksExisting: asksExisting === 'on',
      }),
    done: () => redirect(`${routeHref('staffCompanies', visit.language)}?done=${isAccepted ? 'accepted' : 'refused'}`),
  });
}
