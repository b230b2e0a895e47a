import { getProfile } from '../account/profile.server.ts';
import { addressRulesOf } from '../address/address-form.ts';
import { readAddressChoices } from '../address/saved-addresses.server.ts';
import { needsApproval } from '../approval/needs-approval.ts';
import { buyerKindOf } from '../auth/buyer-kind.ts';
import { listCompanyNumbers } from '../company/company-numbers-store.server.ts';
import { isOn, type Settings } from '../company/company-settings.ts';
import { noRules } from '../company/form-view-rules.ts';
import { type BuyerFacts, readBuyerFacts } from '../company/read-buyer-facts.server.ts';
import { readFormViewRules } from '../company/read-form-view-rules.server.ts';
import type { DeliveryMethod } from '../delivery/delivery-method.ts';
import { readDeliveryMethods } from '../delivery/read-delivery-methods.server.ts';
import { readPaymentMethods } from '../payment/read-payment-methods.server.ts';
import { noFacts } from '../people/person-facts.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { switchedFields, ticksInForce } from './checkout-fields.ts';
import type { CheckoutDraft } from './checkout-state.ts';
import type { CheckoutForm, CheckoutNeeds } from './checkout-view.ts';
import { findDraft } from './draft-store.server.ts';
import { firstDraft } from './first-draft.ts';
import { servedCountries } from './served-countries.ts';

type Of = { readonly cartId: string; readonly settings: Settings };

/** The fields of the checkout for the visitor's own cart, with the values entered so far. */
export async function readCheckoutForm(shop: Shop, visit: Visit, { cartId, settings }: Of): Promise<CheckoutForm> {
  const { claims, market, language } = visit;
  const who = buyerKindOf(claims);
  const choices = await readAddressChoices(shop, visit);
  const { attributes, facts, credit } = await factsOf(shop, visit);
  const needs = needsOf(visit, settings, facts.approver?.emailAddress);
  const known = await knownBuyer(shop, visit);
  const first = firstDraft(who, market, known && { ...known, vatNo: attributes.VatNo }, choices.preselected);
  const found = await findDraft(shop.db, cartId, first);
  const countries = servedCountries(market, language, settings);
  const kept = inCountry(found ?? first, countries, market.iso2);
  const methods = await readDeliveryMethods(shop, visit, { country: kept.deliveryCountry });
  const draft = withCompanysMethod({ ...kept, ...ticksInForce(kept, needs) }, methods, attributes.DeliveryMethodId);
  const rules = addressRulesOf(draft.deliveryCountry, who, language);
  return {
    who,
    draft,
    isFresh: found === undefined,
    countries,
    rules,
    companyRules:
      claims?.company_id === undefined ? noRules : readFormViewRules(shop, { id: claims.company_id, settings }),
    choices,
    methods,
    payments: await readPaymentMethods(shop, visit, { waits: needs.approval }),
    needs,
    credit,
    companyVatNo: attributes.VatNo,
    deliveryPaidByCompany: attributes.DeliveryPaidBy?.toLowerCase() === 'company',
    numbers: await numbersOf(shop, visit, needs),
  };
}

/** Preselects the delivery method that the company has chosen, if it is offered and the buyer has not chosen another. */
function withCompanysMethod(draft: CheckoutDraft, methods: readonly DeliveryMethod[], chosen: string | undefined) {
  const method = methods.find(({ deliveryMethodId }) => String(deliveryMethodId) === chosen);
  if (draft.deliveryMethod || !method) return draft;
  const { deliveryMethodId, deliveryGroupId, deliveryGroupEntryId } = method;
  return { ...draft, deliveryMethod: { deliveryMethodId, deliveryGroupId, deliveryGroupEntryId } };
}

type Facts = Pick<BuyerFacts, 'attributes' | 'facts' | 'credit'>;

/** Facts of the company and of the buyer; empty for consumers and guests. */
async function factsOf({ db }: Pick<Shop, 'db'>, { claims }: Visit): Promise<Facts> {
  if (buyerKindOf(claims) !== 'company' || claims?.company_id === undefined)
    return { attributes: {}, facts: noFacts, credit: undefined };
  const asked = { companyId: claims.company_id, buyerId: claims.customer_id, coworkerIds: [] };
  return readBuyerFacts(db, asked);
}

async function numbersOf({ db }: Pick<Shop, 'db'>, { claims }: Visit, needs: CheckoutNeeds) {
  if (claims?.company_id === undefined || !(needs.projectNumber || needs.orderNumber))
    return { projects: [], orders: [] };
  const { projects, orderNumbers } = await listCompanyNumbers(db, claims.company_id);
  return { projects: projects.map(({ number, name }) => ({ number, name })), orders: orderNumbers };
}

/** A country may be removed from the list while the form is open, and a saved address may be in a country that is not listed. */
function inCountry(draft: CheckoutDraft, countries: CheckoutForm['countries'], own: CheckoutDraft['deliveryCountry']) {
  const isOffered = countries.some(({ code }) => code === draft.deliveryCountry);
  return isOffered ? draft : { ...draft, deliveryCountry: own };
}

function needsOf({ claims }: Visit, settings: Settings, attestant: string | undefined): CheckoutNeeds {
  return {
    ...switchedFields(settings),
    country: isOn(settings, 'ActivateChooseDeliveryCountryInCheckout'),
    approval: needsApproval(claims, settings, attestant),
  };
}

async function knownBuyer(shop: Shop, visit: Visit) {
  const profile = visit.claims ? await getProfile(shop, visit) : undefined;
  if (!profile?.ok) return undefined;
  const { firstName, lastName, emailAddress, cellPhone, company } = profile.value;
  return { firstName, lastName, email: emailAddress, cellphone: cellPhone, companyName: company?.name };
}
