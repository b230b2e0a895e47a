import { type Role, roles } from '#modules/auth/roles.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import { aCompany } from './company.ts';
import { trousers } from './goods.ts';
import { aPerson } from './person.ts';
import { aBuyer, anotherCart, type SendingShop, sendAs, sent } from './sending.ts';
import { aVisit, someClaims } from './visit.ts';

type Headers = Record<string, string>;

/** Olle buys at Bygg and Ebba approves his orders; Nils is another customer admin of the company. */
export async function anApprovalWorld(shop: SendingShop, app: TestApp, settings: Record<string, string> = {}) {
  const company = await aCompany('Bygg')
    .with({ ForceApproval: 'true', ApproverMode: 'AttestantPerUser', ...settings })
    .withAttributes({ InvoiceCreditStopAmount: '500000' })
    .save(shop.db);
  const person = async (
    email: string,
    name: string,
    role: Role = roles.customerAdmin,
    at: { id: number } = company,
  ) => {
    const { id } = await aPerson(email).named(name, 'Byggare').withRole(role).at(at).save(shop.db);
    const claims = { customer_id: id, storm_role: role, company_id: at.id };
    return {
      id,
      email,
      /** A token uses the shop's clock: sign in again after moving the clock. */
      signIn: () => app.bearer(claims),
      visit: () => ({ ...aVisit(), claims: someClaims(claims), now: shop.clock.now() }),
    };
  };
  const ebba = await person('ebba@bygg.example', 'Ebba');
  const nils = await person('nils@bygg.example', 'Nils');
  const infos = { Attestant1: ebba.email };
  const olle = await aBuyer(shop, app, { company, infos, email: 'olle@bygg.example' }, []);
  const order = async (products: Parameters<typeof anotherCart>[3] = [{ sku: trousers, quantity: 2 }]) => {
    const { cartId } = await anotherCart(app, olle, undefined, products);
    return sent(sendAs(app, { ...olle, cartId }));
  };
  const call = async (method: string, path: string, headers: Headers, body?: unknown) => {
    const answer = await app.request(path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  return { company, person, ebba, nils, olle, order, call };
}

type SentMail = { readonly to: string; readonly subject: string; readonly text: string; readonly html?: string };

/** A mail port that stores the sent mails. */
export function keptMails() {
  const mails: SentMail[] = [];
  return { mails, mail: { send: async (message: SentMail) => void mails.push(message) } };
}
