import { approverOf } from '../../approval/approver-of.ts';
import { administers } from '../../auth/may-do.ts';
import { findHookUrl } from '../../auth/session-store.server.ts';
import type { Cart } from '../../cart/cart.ts';
import { coworkerIdOf } from '../../cart/row-metadata.ts';
import type { Settings } from '../../company/company-settings.ts';
import { type BuyerFacts, readBuyerFacts } from '../../company/read-buyer-facts.server.ts';
import type { Shop } from '../../shop.server.ts';
import type { Visit } from '../../visit.ts';
import type { SendPayload } from '../send-payload.ts';
import type { CompanyBuyer, CompanyPerson } from './company-buyer.ts';

type Named = {
  readonly metadata: Pick<SendPayload['metadata'], 'OrderNumber' | 'ProjectNumber'>;
  readonly buyer: Pick<SendPayload['buyer'], 'id'>;
};

type Of = { readonly cart: Cart; readonly payload: Named; readonly settings: Settings };

/** For the company of the cart, if it has one. One statement, and one more in a punch-out session. */
export async function readCompanyBuyer(
  { db }: Pick<Shop, 'db'>,
  { claims }: Pick<Visit, 'claims'>,
  { cart, payload, settings }: Of,
): Promise<CompanyBuyer | undefined> {
  const { owner, rows } = cart;
  if (owner.kind !== 'company' || !claims) return undefined;
  const { metadata, buyer } = payload;
  const wearers = rows.flatMap((row) => coworkerIdOf(row) ?? []);
  const facts = await readBuyerFacts(db, {
    companyId: owner.companyId,
    buyerId: claims.customer_id,
    coworkerIds: [...new Set([...wearers, ...(buyer.id === null ? [] : [buyer.id])])],
    ...(metadata.OrderNumber !== null && { orderNumber: metadata.OrderNumber }),
    ...(metadata.ProjectNumber !== undefined && { projectNumber: metadata.ProjectNumber }),
  });
  const people = peopleOf(facts);
  return {
    companyId: owner.companyId,
    name: facts.companyName,
    attributes: facts.attributes,
    credit: facts.credit,
    facts: facts.facts,
    people,
    mayBuyFor: (id) => id === claims.customer_id || (administers(claims, 'orders', 'customers') && people.has(id)),
    attestant: attestantOf(facts, settings),
    knowsProject: facts.project !== undefined,
    knowsOrderNumber: facts.hasOrderNumber,
    punchOut:
      owner.punchOutSession === undefined ? undefined : { hookUrl: await findHookUrl(db, owner.punchOutSession) },
  };
}

/** Includes the sender of the order, who may be staff of the seller and not belong to the company. */
function peopleOf({ buyer, facts, coworkers }: BuyerFacts): Map<number, CompanyPerson> {
  const sender = buyer ? [{ ...buyer, employeeNo: facts.employeeNo }] : [];
  return new Map(
    [...sender, ...coworkers].map(({ id, firstName, lastName, employeeNo }) => [
      id,
      { id, name: `${firstName} ${lastName}`.trim(), firstName, lastName, employeeNo },
    ]),
  );
}

function attestantOf({ project, facts, attestant }: BuyerFacts, settings: Settings): CompanyBuyer['attestant'] {
  const attestant1 = facts.approver?.emailAddress;
  const approver = approverOf(settings, { attestant1, ofProject: project?.attestant });
  // The approver of a project need not have an account in the shop.
  if (approver?.of === 'project') return { email: approver.email, id: project?.attestantId, isKnown: true };
  return { email: approver?.email, id: attestant?.id, isKnown: attestant !== undefined };
}
