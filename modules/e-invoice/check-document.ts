import { categoryRules } from './rules/category-rules.ts';
import type { Checks } from './rules/check.ts';
import { codeRules } from './rules/code-rules.ts';
import { dutchRules, germanRules, italianRules } from './rules/continental-rules.ts';
import { documentRules } from './rules/document-rules.ts';
import { idRules } from './rules/id-rules.ts';
import { lineRules } from './rules/line-rules.ts';
import { icelandicRules, nordicRules } from './rules/nordic-rules.ts';
import { partyRules } from './rules/party-rules.ts';
import { paymentRules, referenceRules } from './rules/reference-rules.ts';
import rules from './rules/rules.json' with { type: 'json' };
import { skeletonRules } from './rules/skeleton-rules.ts';
import { totalRules } from './rules/total-rules.ts';
import type { Element } from './ubl/element.ts';
import { isCreditNote } from './ubl/query.ts';

export type { Element } from './ubl/element.ts';

export const checks: Checks = {
  ...documentRules,
  ...partyRules,
  ...referenceRules,
  ...paymentRules,
  ...lineRules,
  ...totalRules,
  ...categoryRules,
  ...codeRules,
  ...idRules,
  ...nordicRules,
  ...icelandicRules,
  ...italianRules,
  ...dutchRules,
  ...germanRules,
  ...skeletonRules,
};

/** A rule that a document breaks. A fatal one makes the network refuse the file. */
export type BrokenRule = { readonly id: string; readonly severity: 'fatal' | 'warning'; readonly says: string };

/** Rules of EN 16931 and Peppol BIS Billing 3.0 that a document breaks, in the order of their list. */
export function checkDocument(document: Element): BrokenRule[] {
  const kind = isCreditNote(document) ? 'creditnote' : 'invoice';
  return Object.entries(rules).flatMap(([id, { on, severity, says }]) => {
    const isBroken = (on === 'both' || on === kind) && checks[id]?.(document) === false;
    return isBroken ? [{ id, severity: severity === 'fatal' ? 'fatal' : 'warning', says }] : [];
  });
}
