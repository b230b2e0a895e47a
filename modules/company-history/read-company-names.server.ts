import type { AuditEntry } from '../audit/audit-entry.ts';
import { allowRead } from '../auth/may-see.ts';
import { findCompanyNames } from '../company/company-search-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';

type Named = Pick<AuditEntry, 'companyId' | 'subjectKind' | 'subjectId' | 'before' | 'after'>;

/** For staff who see customers or orders: the names of the companies that entries were made for or mention. Others get none. */
export async function readCompanyNames(
  { db }: Pick<Shop, 'db'>,
  visit: Pick<Visit, 'claims'>,
  entries: readonly Named[],
): Promise<ReadonlyMap<number, string>> {
  if (!allowRead(visit, 'customers', 'orders').ok) return new Map();
  const numbers = entries.flatMap(({ companyId, subjectKind, subjectId, before, after }) => [
    companyId,
    ...(subjectKind === 'company' ? [Number(subjectId)] : []),
    ...mentionedIn(before),
    ...mentionedIn(after),
  ]);
  return findCompanyNames(db, numbers.filter(isId));
}

const mentionedIn = ({ companyId, companyIds, parentId }: AuditEntry['before']): unknown[] =>
  [companyId, companyIds, parentId].flat();

const largestId = 2 ** 31 - 1;

/** Recorded values may be anything, and the subject of a decision may be an application. */
const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= largestId;
