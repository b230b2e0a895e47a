import { needsApproval } from '../../approval/needs-approval.ts';
import { isCreditStopped } from '../../company/company-credit.ts';
import { checkoutMarketIdFor } from '../../market/checkout-market-id.ts';
import type { Check, SendRequest } from './sending.ts';

/** Not the id of a market: companies always send one fixed number, consumers another. */
export const marketIdFits: Check<SendRequest> = ({ who, payload: { marketId } }) => {
  const expected = checkoutMarketIdFor(who === 'company');
  return marketId === expected ? undefined : { code: 'market-id-wrong', marketId, expected };
};

/** Another company than the buyer's own is refused as if it did not exist. */
export const companyIsOwn: Check<SendRequest> = ({ payload: { buyer }, company }) =>
  buyer.companyId !== null && buyer.companyId !== company?.companyId
    ? { code: 'company-not-found', companyId: buyer.companyId }
    : undefined;

/** Buyers order for themselves; in a company also for a colleague, if they may buy for that colleague. */
export const buyerExists: Check<SendRequest> = ({ who, payload: { buyer }, company, visit: { claims } }) => {
  const isKnown =
    who === 'company'
      ? company?.mayBuyFor(buyer.id ?? Number.NaN)
      : buyer.id === null || buyer.id === claims?.customer_id;
  return isKnown ? undefined : { code: 'buyer-not-found' };
};

export const companyIsNotBlocked: Check<SendRequest> = ({ company }) =>
  company && isCreditStopped(company.attributes) ? { code: 'company-blocked' } : undefined;

export const hookUrlIsKnown: Check<SendRequest> = ({ company }) =>
  company?.punchOut && !company.punchOut.hookUrl ? { code: 'hook-url-missing' } : undefined;

/** The order is placed in the procurement system, which gets the cart. */
export const cartIsOrderedHere: Check<SendRequest> = ({ company }) =>
  company?.punchOut ? { code: 'not-from-procurement' } : undefined;

export const isForApproval = ({ visit, settings, company }: SendRequest) =>
  needsApproval(visit.claims, settings, company?.facts.approver?.emailAddress);

/** If the company as a whole approves, no approver is required. */
const namesAttestants = ({ settings }: SendRequest) => settings.ApproverMode !== 'AttestantPerCompany';

export const attestantHasEmail: Check<SendRequest> = (asked) =>
  isForApproval(asked) && namesAttestants(asked) && !asked.company?.attestant.email
    ? { code: 'attestant-email-missing' }
    : undefined;

export const attestantExists: Check<SendRequest> = (asked) =>
  isForApproval(asked) && namesAttestants(asked) && !asked.company?.attestant.isKnown
    ? { code: 'attestant-not-found' }
    : undefined;
