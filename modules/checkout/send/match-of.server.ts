import type { ApprovalRule } from '../../approval-rules/approval-rule.ts';
import { matchRules } from '../../approval-rules/match-rules.server.ts';
import { ruleRowOf } from '../../approval-rules/order-facts.ts';
import { coworkerIdOf } from '../../cart/row-metadata.ts';
import type { Shop } from '../../shop.server.ts';
import type { Sending, SendRequest } from './sending.ts';

type Priced = Pick<SendRequest, 'cart'> & {
  readonly visit: Pick<SendRequest['visit'], 'claims'>;
  readonly project: string | undefined;
} & Pick<Sending, 'rows' | 'actual'>;

/** The company's approval rules that apply to an order that is being sent. */
export async function matchOf(
  shop: Pick<Shop, 'db' | 'snapshots'>,
  { cart, visit, project, rows, actual }: Priced,
): Promise<readonly ApprovalRule[]> {
  const { owner } = cart;
  if (owner.kind !== 'company') return [];
  return matchRules(shop, owner.companyId, () => {
    const prices = new Map(actual.rows.map((price) => [price.rowId, price]));
    return {
      payable: actual.totals.payable,
      buyerId: owner.customerId,
      role: visit.claims?.storm_role,
      project,
      rows: rows.flatMap(({ row, offer }) => {
        const price = prices.get(row.id);
        if (!price || row.parentId !== undefined) return [];
        const wearer = coworkerIdOf(row);
        const coworker = wearer === undefined ? undefined : { id: wearer };
        return [ruleRowOf({ quantity: row.quantity, price, coworker }, offer.categories)];
      }),
    };
  });
}
