import { ok } from '#core/result.ts';
import type { CompanyBrief } from '../company/company-membership-store.server.ts';
import { readCompanyTerms } from '../company/company-terms.server.ts';
import { activePunchOut } from '../company/punch-out.ts';
import { currentRows } from '../punchout/answer-function.server.ts';
import { reachConnection } from '../punchout/reach-connection.server.ts';
import type { FieldRule } from '../punchout-document/map-fields.ts';
import { ociFieldsOf } from '../punchout-document/oci-form.ts';
import type { TransferRow } from '../punchout-document/transfer.ts';
import { findDocument, listLatest } from '../punchout-log/document-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findBuyerOf } from './buyer-of-company.server.ts';
import { itemsIn } from './items-in.ts';

/** So much of a cart shows what its rules do. */
const mostRows = 5;

/** A field as the shop fills it, and as the rules do. Undefined: it is not sent. */
export type PreviewedField = {
  readonly name: string;
  readonly own: string | undefined;
  readonly ruled: string | undefined;
};

type PreviewRequest = { readonly companyId: number; readonly rules: readonly FieldRule[] };

/**
 * Access: as `reachConnection`. The articles of the last cart that went back by OCI, at the prices of today, with and without
 * rules. Nothing is stored. Empty if there is no such cart, or its articles are not sold any more.
 */
export async function previewFields(shop: Shop, visit: Visit, { companyId, rules }: PreviewRequest) {
  const reached = await reachConnection(shop, visit, companyId);
  if (!reached.ok) return reached;
  const company = reached.value;
  const protocol = activePunchOut((await readCompanyTerms(shop, companyId)).settings);
  const rows = protocol === 'OCI3' || protocol === 'OCI4' ? await lastRows(shop, visit, company) : undefined;
  if (!rows) return ok([]);
  const fieldsBy = (fields: readonly FieldRule[]) =>
    rows.sent.flatMap((row, index) =>
      ociFieldsOf(row, index + 1, {
        ...rows.connection,
        cartId: '',
        currency: rows.currency,
        version: protocol === 'OCI3' ? 3 : 4,
        rules: fields,
      }),
    );
  return ok(compared(fieldsBy([]), fieldsBy(rules)));
}

async function lastRows(shop: Shop, visit: Visit, company: CompanyBrief) {
  const latest = await listLatest(shop.db, [company.id]);
  const cart = latest.find(({ kind, reason }) => kind === 'cart' && reason === '');
  const document = cart && (await findDocument(shop.db, company.id, cart.id));
  const items = document ? itemsIn(document).slice(0, mostRows) : [];
  const found = items.length === 0 ? undefined : await findBuyerOf(shop, visit, company);
  if (!found) return undefined;
  const { buyer, connection } = found;
  const rows = await currentRows(shop, buyer, connection, items);
  const wearerOf = new Map(items.map(({ sku, employeeNo }) => [sku, employeeNo]));
  const sent = rows.map((row): TransferRow => ({ ...row, employeeNo: wearerOf.get(row.sku) ?? '' }));
  return { sent, connection, currency: buyer.market.currency };
}

type Field = { readonly name: string; readonly value: string };

function compared(own: readonly Field[], ruled: readonly Field[]): PreviewedField[] {
  const [before, after] = [own, ruled].map((fields) => new Map(fields.map(({ name, value }) => [name, value])));
  return [...new Set([...own, ...ruled].map(({ name }) => name))].map((name) => ({
    name,
    own: before?.get(name),
    ruled: after?.get(name),
  }));
}
