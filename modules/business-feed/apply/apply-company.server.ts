import { ok, refuse } from '#core/result.ts';
import type { Company } from '../../company/company.ts';
import { findCompanyBrief } from '../../company/company-membership-store.server.ts';
import { findCompany } from '../../company/company-store.server.ts';
import { changeCompany } from '../../company-admin/change-company.server.ts';
import { createCompany } from '../../company-admin/create-company.server.ts';
import { findMarketByCode } from '../../market/find-market.ts';
import type { RowOf } from '../business-row.ts';
import { type Feeding, reachKeyed, visitIn } from '../feeding.server.ts';
import { findKeyed, findKeyOf, keepKey } from '../key-store.server.ts';
import type { Applied } from '../outcome.ts';

type Row = RowOf<'company'>;

const wrongMarket = refuse({ code: 'invalid-input', errors: [{ path: 'market', code: 'invalid', facts: {} }] });

/** A company under its key: a new one, one that the shop has under the number of the line, or changes of a known one. */
export async function applyCompany(feeding: Feeding, row: Row): Promise<Applied> {
  const { db } = feeding.shop;
  const market = findMarketByCode(row.market);
  if (!market) return wrongMarket;
  const parent = row.parent == null ? ok(row.parent) : await reachKeyed(feeding, 'company', row.parent);
  if (!parent.ok) return parent;
  const known = await findKeyed(db, 'company', row.key);
  const id = known ?? row.number;
  if (id === undefined) {
    const isElsewhere =
      parent.value != null && (await findCompanyBrief(db, parent.value))?.marketId !== market.marketId;
    if (isElsewhere) return wrongMarket;
    const created = await createCompany(
      feeding.shop,
      visitIn(feeding, market),
      newCompany(row, parent.value),
      (db, id) => keepKey(db, 'company', row.key, id),
    );
    return created.ok ? ok('added') : created;
  }
  const company = await findCompany(db, id);
  if (!company) return refuse({ code: 'company-not-found', companyId: id });
  const isOther =
    (row.number !== undefined && row.number !== id) || (known === undefined && (await findKeyOf(db, 'company', id)));
  if (isOther) return refuse({ code: 'business-key-taken', key: row.key });
  if (company.marketId !== market.marketId) return wrongMarket;
  const change = changesOf(company, row, parent.value);
  const isNamed = known === undefined;
  if (Object.keys(change).length > 0) {
    const changed = await changeCompany(feeding.shop, visitIn(feeding, market), id, change, async (db) => {
      if (isNamed) await keepKey(db, 'company', row.key, id);
    });
    return changed.ok ? ok('changed') : changed;
  }
  if (isNamed) await keepKey(db, 'company', row.key, id);
  return ok(isNamed ? 'changed' : 'same');
}

const newCompany = (row: Row, parentId: number | null | undefined) => ({
  name: row.name,
  emailAddress: row.emailAddress,
  orgNo: row.orgNo,
  coopCode: row.coopCode ?? undefined,
  vatNo: row.vatNo ?? undefined,
  web: row.web ?? undefined,
  phoneNumber: row.phoneNumber ?? undefined,
  primaryPriceListCode: row.primaryPriceList ?? undefined,
  parentId: parentId ?? undefined,
});

/** Only what differs: a change raises the company's version. */
function changesOf(company: Company, row: Row, parentId: number | null | undefined) {
  const { attributes } = company;
  const texts = {
    name: [row.name, company.name],
    emailAddress: [row.emailAddress, company.emailAddress],
    orgNo: [row.orgNo, company.orgNo],
    coopCode: [row.coopCode, company.coopCode],
    vatNo: [row.vatNo, attributes.VatNo],
    web: [row.web, company.web],
    phoneNumber: [row.phoneNumber, company.phoneNumber],
    primaryPriceListCode: [row.primaryPriceList, attributes.PrimaryPricelistCode],
  } as const;
  const differing = Object.entries(texts).flatMap(([name, [wanted, held]]) =>
    wanted === undefined || (wanted ?? '') === (held ?? '') ? [] : [[name, wanted ?? '']],
  );
  const isMoved = parentId !== undefined && parentId !== (company.parentId ?? null);
  return { ...Object.fromEntries(differing), ...(isMoved && { parentId }) };
}
