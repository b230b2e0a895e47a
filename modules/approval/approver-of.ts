import type { Settings } from '../company/company-settings.ts';

type Named = {
  /** Of the buyer. */
  readonly attestant1: string | undefined;
  /** Of the project that is ordered on. */
  readonly ofProject: string | undefined;
};

type Approver = { readonly email: string; readonly of: 'buyer' | 'project' };

/** The approver's e-mail address and where it comes from. Undefined where the company as a whole approves. A project without an approver has the buyer's. */
export function approverOf({ ApproverMode }: Settings, { attestant1, ofProject }: Named): Approver | undefined {
  if (ApproverMode === 'AttestantPerCompany') return undefined;
  if (ApproverMode === 'AttestantPerProjectNumber' && ofProject) return { email: ofProject, of: 'project' };
  return attestant1 === undefined ? undefined : { email: attestant1, of: 'buyer' };
}
