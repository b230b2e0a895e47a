import type { FieldProblem } from '#app/components/checkout/checkout-page-view.ts';
import type { RequestContext } from '#app/forms/answer-form.server.ts';
import { deliveryNames, invoiceNames } from '#modules/checkout/draft-names.ts';
import type { DraftProblem } from '#modules/checkout/draft-problems.ts';
import { cultureOf } from '#modules/market/culture.ts';

/** The address field by input name, for delivery and invoice address. */
const addressFields = Object.fromEntries(
  [deliveryNames, invoiceNames].flatMap((names) => Object.entries(names).map(([field, name]) => [name, field])),
);

/** The problems as texts in the visitor's language, with the labels of the fields. */
export function sayProblems({ shop, visit }: RequestContext, problems: readonly DraftProblem[]): FieldProblem[] {
  const say = (domain: string, key: string, facts?: Record<string, unknown>) =>
    shop.texts.say(cultureOf(visit), domain, key, facts);
  return problems.map(({ field, code, facts }) => {
    const inAddress = addressFields[field];
    const label =
      (inAddress
        ? say('address', `field.${inAddress}`, { country: visit.market.iso2 })
        : say('checkout', `field.${field}`)) ?? field;
    const text = say('checkout', `problem.${code}`, facts) ?? say('validation', code, { field: label, ...facts });
    const said = text ?? say('refusals', code, facts) ?? code;
    return { field, code, text: said, ...(code === 'required-by-company' && { inSummary: `${label}: ${said}` }) };
  });
}
