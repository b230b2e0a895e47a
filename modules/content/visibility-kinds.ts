import type { Condition } from '../rules/condition.ts';

/** What the visibility of a block may depend on. */
export const visibilityKinds = { MARKET: 'text', ROLE: 'role', COMPANY: 'number', DATE: 'day' } as const;

export type VisibilityKind = keyof typeof visibilityKinds;

export type VisibilityRule = Condition<VisibilityKind>;
