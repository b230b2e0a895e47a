import { needsApproval } from '../../approval/needs-approval.ts';
import { isCreditStopped } from '../../company/company-credit.ts';
import { checkoutMarketIdFor } from '../../market/checkout-market-id.ts';
import type { Asked, Check } from './sending.ts';

/** Not a market's own number: companies order in one, consumers in another. */
export const marketIdFits: Check<Asked> = ({ who, payload: { marketId } }) => {
  const expected = checkoutMarketIdFor(who === 'company');
  return marketId === expected ? undefined : { code: 'market-id-wrong', marketId, expected };
};

/** Another company than the buyer's own is answered as if it did not exist. */
export const companyIsOwn: Check<Asked> = ({ payload: { buyer }, company }) =>
  buyer.companyId !== null && buyer.companyId !== company?.companyId
    ? { code: 'company-not-found', companyId: buyer.companyId }
    : undefined;

/** Orders are the sender's own; in a company also those of a colleague whom the sender may buy for. */
export const buyerExists: Check<Asked> = ({ who, payload: { buyer }, company, visit: { claims } }) => {
  const isKnown =
    who === 'company'
      ? company?.mayBuyFor(buyer.id ?? Number.NaN)
      : buyer.id === null || buyer.id === claims?.customer_id;
  return isKnown ? undefined : { code: 'buyer-not-found' };
};

export const companyIsNotBlocked: Check<Asked> = ({ company }) =>
  company && isCreditStopped(company.attributes) ? { code: 'company-blocked' } : undefined;

export const hookUrlIsKnown: Check<Asked> = ({ company }) =>
  company?.punchOut && !company.punchOut.hookUrl ? { code: 'hook-url-missing' } : undefined;

export const isForApproval = ({ visit, settings, company }: Asked) =>
  needsApproval(visit.claims, settings, company?.facts.approver?.emailAddress);

/** Where the company as a whole approves, no approver is required. */
const namesAttestants = ({ settings }: Asked) => settings.ApproverMode !== 'AttestantPerCompany';

export const attestantHasEmail: Check<Asked> = (asked) =>
  isForApproval(asked) && namesAttestants(asked) && !asked.company?.attestant.email
    ? { code: 'attestant-email-missing' }
    : undefined;

export const attestantExists: Check<Asked> = (asked) =>
  isForApproval(asked) && namesAttestants(asked) && !asked.company?.attestant.isKnown
    ? { code: 'attestant-not-found' }
    : undefined;
