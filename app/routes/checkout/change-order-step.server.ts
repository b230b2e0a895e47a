import { data, redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { FieldProblem, OrderFormAnswer } from '#app/components/checkout/checkout-page-view.ts';
import { wordsOf } from '#app/forms/answer-form.server.ts';
import type { PostalAddress } from '#modules/address/address-form.ts';
import { checkAddress } from '#modules/checkout/check-address.server.ts';
import { keptAddressName, methodName } from '#modules/checkout/draft-names.ts';
import { saveDraft } from '#modules/checkout/save-draft.server.ts';
import { type Refusal, type RefusalCode, statusOf } from '#modules/refusals.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { finishFromForm, giveUpFromForm } from './finish-from-form.server.ts';
import { readOrderPage } from './read-order-page.server.ts';
import { sayProblems } from './say-problems.server.ts';
import { sendFromForm, shownIn } from './send-from-form.server.ts';

type StepRequest = { readonly shop: Shop; readonly visit: Visit; readonly request: Request; readonly form: FormData };

/** Handles the form of the second step that `intent` names. The typed values are saved first. */
export function changeOrderStep(asked: StepRequest) {
  switch (asked.form.get('intent')) {
    case 'finish':
      return finishFromForm(asked);
    case 'give-up':
      return giveUpFromForm(asked);
    case 'update':
      return update(asked);
    case 'next':
      return next(asked);
    default:
      throw data(null, { status: 400 });
  }
}

/** Without scripts: saves the choices and shows the page again with matching methods and costs. */
async function update({ shop, visit, form }: StepRequest) {
  await saveDraft(shop, visit, { typed: form });
  return redirect(`${routeHref('checkoutOrder', visit.language)}#delivery-title`, 303);
}

async function next(asked: StepRequest) {
  const { shop, visit, request, form } = asked;
  const saved = await saveDraft(shop, visit, { typed: form });
  if (!saved.ok) return redirect(routeHref('checkout', visit.language), 303);
  const { suggestions } = await checkAddress(shop, visit, saved.value, {
    isSent: true,
    isKept: form.get(keptAddressName) !== null,
  });
  const read = await readOrderPage(shop, visit, request);
  if (!read) return redirect(routeHref('checkout', visit.language), 303);
  const { view, mode } = read;
  const problems = sayProblems(asked, view.problems);
  if (problems.length > 0) return tell(asked, { problems, suggestions }, 422);
  if (suggestions.length > 0) return tell(asked, { suggestions }, 422);
  if (view.who === 'company') return redirect(routeHref('checkoutDelivery', visit.language), 303);
  // Without scripts the buyer has not seen the costs of the sent method and address yet.
  const shown = shownIn(form);
  if (shown && shown.payable !== view.shown.payable)
    return tell(asked, { newSum: read.page.summary.totals?.payable }, 409);
  const sent = await sendFromForm(shop, visit, { view, mode, form });
  return sent.ok ? sent.value : tell(asked, saidOf(asked, sent.refusal), statusOf[sent.refusal.code]);
}

type StepReply = {
  readonly problems?: readonly FieldProblem[];
  readonly refusal?: string;
  readonly newSum?: string | undefined;
  readonly outOfStock?: string;
  readonly suggestions?: readonly PostalAddress[];
};

const tell = ({ visit }: StepRequest, { problems = [], suggestions = [], ...said }: StepReply, status: number) =>
  data<OrderFormAnswer>(
    {
      id: visit.requestId,
      problems,
      suggestions,
      refusal: said.refusal,
      newSum: said.newSum,
      outOfStock: said.outOfStock,
    },
    { status },
  );

/** The field that a refusal is about, if it is about one. */
const fieldOf: Partial<Record<RefusalCode, string>> = {
  'cellphone-required': 'cellphone',
  'delivery-method-not-found': methodName,
  'delivery-cost-not-zero': methodName,
  'service-point-missing': 'servicePointId',
  'terms-not-accepted': 'acceptTerms',
  'payment-method-not-allowed': 'paymentMethodId',
  'delivery-country-not-served': 'deliveryCountry',
};

function saidOf(asked: StepRequest, refusal: Refusal): StepReply {
  const text = wordsOf(asked, refusal);
  if (refusal.code === 'out-of-stock') return { outOfStock: text, refusal: text };
  const field = fieldOf[refusal.code];
  return field === undefined ? { refusal: text } : { problems: [{ field, code: refusal.code, text }] };
}
