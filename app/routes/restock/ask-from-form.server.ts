import type { RestockAnswer } from '#app/components/restock/restock-answer.ts';
import { type PostedForm, wordsOf } from '#app/forms/answer-form.server.ts';
import { describeIssue } from '#core/fields.ts';
import { statusOf } from '#modules/refusals.ts';
import { askRestock } from '#modules/restock/ask-restock.server.ts';
import { restockInput } from '#modules/restock/restock-schema.ts';

type Outcome = { readonly answer: RestockAnswer; readonly status: number };

/** Handles the form, with and without scripts; errors are texts. */
export async function askFromForm({ shop, visit, form }: PostedForm): Promise<Outcome> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const typed = { email: text('email'), sku: text('sku') };
  const say = (domain: string, key: string, facts?: Record<string, unknown>) =>
    shop.texts.say(visit.language, domain, key, facts) ?? key;
  const parsed = restockInput.safeParse({ sku: typed.sku, emailAddress: typed.email });
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => ({ field: issue.path[0], ...describeIssue(issue) }));
    const email = wrong.find(({ field }) => field === 'emailAddress');
    const answer: RestockAnswer =
      email && !wrong.some(({ field }) => field === 'sku')
        ? {
            kind: 'problem',
            words: say('validation', email.code, { field: say('restock', 'email'), ...email.facts }),
            field: 'email',
            typed,
          }
        : { kind: 'problem', words: say('restock', 'choose'), field: 'sku', typed };
    return { answer, status: 422 };
  }
  const asked = await askRestock(shop, visit, parsed.data);
  if (asked.ok) return { answer: { kind: 'done', email: asked.value.emailAddress }, status: 200 };
  const words = wordsOf({ shop, visit }, asked.refusal);
  return { answer: { kind: 'problem', words, field: undefined, typed }, status: statusOf[asked.refusal.code] };
}
