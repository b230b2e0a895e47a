import { approvalsOf, cartsOf } from './live-topics.ts';
import type { Shop } from './shop.server.ts';

type Owner =
  | { readonly kind: 'public' }
  | { readonly kind: 'customer'; readonly customerId: number }
  | {
      readonly kind: 'company';
      readonly customerId: number;
      readonly companyId: number;
      readonly punchOutSession?: string | undefined;
    };

/** Notifies open pages of a cart's owner. Anonymous visitors and procurement sessions have no open stream. */
export function tellCart({ live }: Pick<Shop, 'live'>, owner: Owner): void {
  if (owner.kind === 'public' || (owner.kind === 'company' && owner.punchOutSession !== undefined)) return;
  live.tell(cartsOf(owner.customerId));
}

/** Notifies open pages of the buyer's company that an order waits, was decided or was withdrawn. */
export function tellApprovals({ live }: Pick<Shop, 'live'>, owner: Owner): void {
  if (owner.kind === 'company') live.tell(approvalsOf(owner.companyId));
}
