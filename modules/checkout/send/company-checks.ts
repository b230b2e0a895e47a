import { needsApproval } from '../../company/needs-approval.ts';
import type { Asked, Check } from './sending.ts';

/** In a company orders are somebody's: the sender's own, or those of a colleague whom the sender may buy for. */
export const buyerExists: Check<Asked> = ({ who, payload, company }) =>
  who === 'company' && !company?.mayBuyFor(payload.buyer.id ?? Number.NaN) ? { code: 'buyer-not-found' } : undefined;

const isTrue = (value: string | undefined) => value?.toLowerCase() === 'true';

export const companyIsNotBlocked: Check<Asked> = ({ company }) =>
  isTrue(company?.attributes.InvoiceCreditStop) ? { code: 'company-blocked' } : undefined;

export const hookUrlIsKnown: Check<Asked> = ({ company }) =>
  company?.punchOut && !company.punchOut.hookUrl ? { code: 'hook-url-missing' } : undefined;

export const isForApproval = ({ visit, settings, company }: Asked) =>
  needsApproval(visit.claims, settings, company?.infos.Attestant1);

/** Where the company as a whole approves, nobody in particular is named. */
const namesAttestants = ({ settings }: Asked) => settings.ApproverMode !== 'AttestantPerCompany';

export const attestantHasEmail: Check<Asked> = (asked) =>
  isForApproval(asked) && namesAttestants(asked) && !asked.company?.attestant.email
    ? { code: 'attestant-email-missing' }
    : undefined;

export const attestantExists: Check<Asked> = (asked) =>
  isForApproval(asked) && namesAttestants(asked) && !asked.company?.attestant.isKnown
    ? { code: 'attestant-not-found' }
    : undefined;
