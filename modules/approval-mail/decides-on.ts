import { responsibleFor } from '../approval/may-decide.ts';
import type { Role } from '../auth/roles.ts';
import { isOn, type Settings } from '../company/company-settings.ts';

/** Waiting orders that are decided by the same people. */
export type AlikeOrders = {
  readonly buyerId: number | undefined;
  readonly approverId: number | undefined;
  /** An approver is named, by number or address. */
  readonly namesApprover: boolean;
  readonly isEscalated: boolean;
  /** The approvers of the step that waits. */
  readonly asked: readonly number[];
  /** Those who have approved a step of the current rows. */
  readonly approved: readonly number[];
  readonly orders: number;
  readonly oldest: { readonly createdAt: Date; readonly marketId: number };
};

type Who = Pick<AlikeOrders, 'buyerId' | 'approverId' | 'namesApprover' | 'isEscalated' | 'asked' | 'approved'>;

/** A customer admin who may decide. */
export type Decider = {
  readonly customerId: number;
  /** The approvers in whose place the person decides today. */
  readonly standsFor: readonly number[];
  /** Undefined: the person sees the whole company. */
  readonly team: readonly number[] | undefined;
};

type Company = {
  readonly deciders: readonly Decider[];
  readonly roles: ReadonlyMap<number, Role>;
  readonly settings: Settings;
};

/** Those of a company's admins who decide on orders, by the rules of `listDeciders`. */
export function decidersOn(orders: Who, { deciders, roles, settings }: Company): Decider[] {
  const there = findThere(orders, roles, settings);
  const isOwn = ({ customerId }: Decider) => customerId === orders.buyerId && !isOn(settings, 'AllowOwnApproval');
  const able = deciders.filter((one) => !isOwn(one) && sees(one, orders, there));
  const hasApproved = ({ customerId }: Decider) => orders.approved.includes(customerId);
  const fresh = able.filter((one) => !hasApproved(one));
  // A person approves one step of an order, unless the admins decide and none is left who has approved none.
  if (there === undefined) return fresh.length > 0 ? fresh : able;
  return fresh.filter((one) => isFor(one, [there, ...orders.asked]));
}

/** The person who is asked and can decide. Undefined: the customer admins decide. */
function findThere({ buyerId, approverId, isEscalated, asked }: Who, roles: Company['roles'], settings: Settings) {
  if (isEscalated) return undefined;
  const named = approverId === undefined ? asked : [approverId, ...asked];
  const isThere = (id: number) =>
    responsibleFor({ approver: { id, email: undefined }, role: roles.get(id), buyerId, settings }).who === 'approver';
  return named.find(isThere);
}

const isFor = ({ customerId, standsFor }: Decider, asked: readonly (number | undefined)[]): boolean =>
  [customerId, ...standsFor].some((id) => asked.includes(id));

/** An admin of a team also sees orders that ask the admin, and those whose named approver cannot decide. */
const sees = (one: Decider, { buyerId, approverId, namesApprover, asked }: Who, there: number | undefined): boolean =>
  one.team === undefined ||
  (buyerId !== undefined && one.team.includes(buyerId)) ||
  isFor(one, [approverId, ...asked]) ||
  (namesApprover && there === undefined);
