import type { Settings } from '../company/company-settings.ts';

type Named = {
  /** The approver of the buyer. */
  readonly attestant1: string | undefined;
  /** The approver of the project that is ordered on. */
  readonly ofProject: string | undefined;
};

type Approver = { readonly email: string; readonly of: 'buyer' | 'project' };

/**
 * The approver's e-mail address and its source. Undefined if the company as a whole approves. For a project without an approver it is the
 * buyer's.
 */
export function approverOf({ ApproverMode }: Settings, { attestant1, ofProject }: Named): Approver | undefined {
  if (ApproverMode === 'AttestantPerCompany') return undefined;
  if (ApproverMode === 'AttestantPerProjectNumber' && ofProject) return { email: ofProject, of: 'project' };
  return attestant1 === undefined ? undefined : { email: attestant1, of: 'buyer' };
}
