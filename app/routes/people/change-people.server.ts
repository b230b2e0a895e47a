import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { keptThings, leftReasons, type PeopleIntent, peopleIntents } from '#app/components/people/people-view.ts';
import { type ActionAnswer, answerForm, type PostedForm } from '#app/forms/answer-form.server.ts';
import { bulkText, forEachRow } from '#app/work/list/bulk-result.ts';
import { emailField, textField } from '#core/fields.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import { changeAmountLimits, changeApprovers } from '#modules/people-admin/change-many.server.ts';
import { invitePerson } from '#modules/people-admin/invite-person.server.ts';
import { switchAccount } from '#modules/people-admin/switch-account.server.ts';
import type { Refusal } from '#modules/refusals.ts';

const isIntent = (text: unknown): text is PeopleIntent => (peopleIntents as readonly unknown[]).includes(text);
const nothing = z
  .unknown()
  .optional()
  .transform(() => undefined);
const idOf = z.coerce.number<string>().int().nonnegative();

const amountField = textField({ max: 20 }).regex(/^\d{1,9}([.,]\d{1,2})?$/, 'money-invalid');

/** Each action reads its own field and requires a value, because an empty one would clear it for all selected people. */
const fieldsOf = (intent: PeopleIntent) =>
  z.object({
    approver: intent === 'set-approver' ? emailField : nothing,
    amountLimit: intent === 'set-limit' ? amountField : nothing,
  });

type Fields = z.output<ReturnType<typeof fieldsOf>>;

/** Applies one action to all selected people. A refusal for one person does not stop the others. */
export function changePeople(posted: PostedForm, query: URLSearchParams): Promise<ActionAnswer> {
  const intent = posted.form.get('intent');
  if (!isIntent(intent)) throw data(null, { status: 400 });
  const kept = { 'open-carts': 0, 'pending-orders': 0 };
  return answerForm(posted, {
    intent,
    domain: 'people',
    schema: fieldsOf(intent),
    run: async (typed) =>
      ok(
        await forEachRow(posted.form.getAll('ids'), async (text) => {
          const id = idOf.safeParse(text);
          if (!id.success) return refuse({ code: 'malformed-request' });
          if (intent !== 'deactivate') return change(posted, intent, id.data, typed);
          const ended = await switchAccount(posted.shop, posted.visit, { customerId: id.data, isActive: false });
          if (ended.ok) {
            kept['open-carts'] += ended.value.openCarts;
            kept['pending-orders'] += ended.value.pendingOrders;
          }
          return ended;
        }),
      ),
    done: (result) => {
      const next = new URLSearchParams(query);
      const told = keptThings.filter((thing) => kept[thing] > 0).map((thing) => `.${thing}~${kept[thing]}`);
      next.set('done', `${bulkText(result, leftReasons)}${told.join('')}`);
      return redirect(`${routeHref('companyAdministration', posted.visit.language)}?${next}`);
    },
  });
}

function change(
  { shop, visit }: PostedForm,
  intent: Exclude<PeopleIntent, 'deactivate'>,
  customerId: number,
  { approver, amountLimit }: Fields,
): Promise<Result<unknown, Refusal>> {
  switch (intent) {
    case 'set-approver':
    case 'remove-approver':
      return changeApprovers(shop, visit, { customerIds: [customerId], approver });
    case 'set-limit':
    case 'remove-limit':
      return changeAmountLimits(shop, visit, { customerIds: [customerId], amountLimit });
    case 'invite':
      return invitePerson(shop, visit, customerId);
    default:
      return switchAccount(shop, visit, { customerId, isActive: true });
  }
}
