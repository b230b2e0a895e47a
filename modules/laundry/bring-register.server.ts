import { ok, type Result, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { allowChange } from '../auth/may-do.ts';
import { findCompanyBrief } from '../company/company-membership-store.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { LaundryCompany } from './laundry-system.ts';
import type { OptionKind } from './laundry-tables.server.ts';
import {
  connectLaundry,
  findOption,
  findPosition,
  insertPosition,
  type Place,
  removeOption,
  removePosition,
  saveOption,
} from './register-feed-store.server.ts';
import { findLaundryOf } from './register-store.server.ts';

export type BringShop = Pick<Shop, 'db' | 'laundry'>;
export type Bringing = Pick<Visit, 'claims' | 'now'>;
/** `same`: the register said so already, and nothing was written. */
export type Brought = Result<'added' | 'changed' | 'same', Refusal>;

/** Staff with the task customers, for the shop's own register only: a laundry with a system of its own keeps it there. */
export async function inRegister(
  { db, laundry }: BringShop,
  visit: Bringing,
  companyId: number,
  change: (db: Db) => Promise<Brought>,
): Promise<Brought> {
  const allowed = allowChange(visit, 'customers');
  if (!allowed.ok) return allowed;
  if (!laundry.keepsRegister) return refuse({ code: 'laundry-keeps-register' });
  if (!(await findCompanyBrief(db, companyId))) return refuse({ code: 'company-not-found', companyId });
  return inTransaction(db, change);
}

const noLaundry = () => refuse({ code: 'laundry-company-not-found', laundryError: 'LaundryCompanyDoesNotExists' });

type Change = { readonly before?: Record<string, string>; readonly after?: Record<string, string> };

const record = (db: Db, visit: Bringing, companyId: number, change: Change) =>
  recordChange(db, visit, { action: 'company.changed', subject: companyId, madeFor: companyId, ...change });

/** Which laundry serves the company. Lists, lockers and wearers stay when another one does. */
export const bringLaundry = (shop: BringShop, visit: Bringing, companyId: number, laundry: LaundryCompany) =>
  inRegister(shop, visit, companyId, async (db) => {
    const before = await findLaundryOf(db, companyId);
    if (before?.id === laundry.id && before.name === laundry.name) return ok('same');
    await connectLaundry(db, companyId, laundry);
    const after = { laundry: `${laundry.id} ${laundry.name}` };
    await record(
      db,
      visit,
      companyId,
      before ? { before: { laundry: `${before.id} ${before.name}` }, after } : { after },
    );
    return ok(before ? 'changed' : 'added');
  });

type Option = { readonly kind: OptionKind; readonly code: string; readonly name?: string | undefined };

/** An entry of a list of the company. Only sub-companies have a name beside their code. */
export const bringOption = (
  shop: BringShop,
  visit: Bringing,
  companyId: number,
  { remove, ...option }: Option & { readonly remove: boolean },
) =>
  inRegister(shop, visit, companyId, async (db) => {
    if (!(await findLaundryOf(db, companyId))) return noLaundry();
    const held = await findOption(db, companyId, option);
    const name = option.name ?? held?.name ?? '';
    if (remove ? !held : held?.name === name) return ok('same');
    if (remove) await removeOption(db, companyId, option);
    else await saveOption(db, companyId, { ...option, name });
    const field = `laundry ${option.kind}`;
    const textOf = (of: string) => ({ [field]: of === '' ? option.code : `${option.code} ${of}` });
    await record(db, visit, companyId, {
      ...(held && { before: textOf(held.name) }),
      ...(!remove && { after: textOf(name) }),
    });
    return ok(held ? 'changed' : 'added');
  });

/** A position of a locker. One that a wearer has is not removed. */
export const bringPosition = (
  shop: BringShop,
  visit: Bringing,
  companyId: number,
  { remove, ...place }: Place & { readonly remove: boolean },
) =>
  inRegister(shop, visit, companyId, async (db) => {
    if (!(await findLaundryOf(db, companyId))) return noLaundry();
    const held = await findPosition(db, companyId, place);
    if ((held === undefined) === remove) return ok('same');
    if (held?.employeeNo) return refuse({ code: 'locker-position-occupied' });
    if (remove) await removePosition(db, companyId, place);
    else await insertPosition(db, companyId, place);
    await record(db, visit, companyId, remove ? { before: { ...place } } : { after: { ...place } });
    return ok(remove ? 'changed' : 'added');
  });
