import type { Db } from '#platform/db/db.server.ts';
import { type Change, recordChanges } from '../audit/record-change.server.ts';
import type { Claims } from '../auth/claims.ts';
import { mayDo } from '../auth/may-do.ts';
import { endSessionsOf } from '../auth/session-store.server.ts';
import { type CrewMember, findCrew } from '../people/crew-store.server.ts';
import {
  adoptApprovers,
  insertCrew,
  saveCrew,
  saveCrewFacts,
  saveCrewSizes,
} from '../people/crew-write-store.server.ts';
import { infosOf } from '../people/person-infos.ts';
import { recordedInfos } from '../people/recorded-infos.ts';
import { endSignInsOf } from '../people-admin/end-sign-in.server.ts';
import type { Shop } from '../shop.server.ts';
import type { ImportRights } from './import-rights.ts';
import type { JudgedLine } from './judge-line.ts';

type Writing = {
  readonly events: Shop['events'];
  readonly rights: ImportRights;
  readonly now: Date;
};

type Known = JudgedLine & { readonly person: CrewMember };

/**
 * In a transaction that locks people and addresses. Writes the new people and the changes of a batch with their audit
 * entries. Returns the numbers of the new people, in the order of their lines.
 */
export async function writePeople(db: Db, writing: Writing, lines: readonly JudgedLine[]): Promise<number[]> {
  const { rights, now } = writing;
  const added = lines.filter(({ verdict }) => verdict === 'new');
  const changed = lines.filter((line): line is Known => line.verdict === 'changed' && line.person !== undefined);
  const place = { companyId: rights.reach.companyId, marketId: rights.marketId, language: rights.language };
  const ids = await insertCrew(
    db,
    added.map(({ wanted }) => wanted),
    place,
  );
  await saveCrew(
    db,
    changed.map(({ person: { id }, wanted }) => ({ id, ...wanted })),
  );
  const numbered = [
    ...added.map((line, at) => ({ ...line, id: ids[at] ?? 0 })),
    ...changed.map((line) => ({ ...line, id: line.person.id })),
  ];
  await saveCrewFacts(
    db,
    numbered.map(({ id, wanted: { facts } }) => ({ id, facts })),
  );
  const named = changed.filter(isRenamed);
  await adoptApprovers(db, [...ids, ...named.map(({ person }) => person.id)]);
  await saveCrewSizes(
    db,
    numbered.flatMap(({ id, sizes }) => sizes.map((size) => ({ id, ...size }))),
    now,
  );
  await endSignIns(db, writing, changed);
  await record(db, writing, { ids, changed });
  return ids;
}

const isRenamed = ({ person, wanted }: Known): boolean =>
  person.emailAddress.toLowerCase() !== wanted.emailAddress.toLowerCase();

/** People who get another address or role must sign in again; people without access cannot. */
async function endSignIns(db: Db, { events, rights, now }: Writing, changed: readonly Known[]): Promise<void> {
  const { marketId, language } = rights;
  const renamed = changed.filter(isRenamed);
  const closed = changed.filter(
    (line) =>
      !isRenamed(line) &&
      line.person.account &&
      (line.person.account.roleId !== line.wanted.role || !line.wanted.isActive),
  );
  const people = renamed.map(({ person: { id, emailAddress } }) => ({ customerId: id, before: emailAddress }));
  await endSignInsOf({ events }, db, people, { marketId, language, now });
  await endSessionsOf(
    db,
    closed.map(({ person }) => person.id),
    now,
  );
}

async function record(
  db: Db,
  { rights: { reach }, now }: Writing,
  { ids, changed }: { readonly ids: readonly number[]; readonly changed: readonly Known[] },
) {
  const claims: Claims = reach.claims;
  const all = [...ids, ...changed.map(({ person }) => person.id)];
  // Of the company, regardless of their current role or approver.
  const scope = { companyId: reach.companyId, roles: reach.roles, approverId: undefined };
  const after = await findCrew(db, scope, { ids: all, employeeNos: [], emailAddresses: [] });
  const before = new Map(changed.map(({ person }) => [person.id, person]));
  await recordChanges(
    db,
    { claims, now },
    after
      // Staff change a person for each company that they belong to, others for the company of the sheet.
      .flatMap((person) => {
        const madeFor = mayDo(claims, 'customers') ? person.companyIds : reach.companyId;
        return changesOf(before.get(person.id), person).map((change) => ({ ...change, madeFor }));
      }),
  );
}

/** A separate entry for each part that also changes separately elsewhere. */
function changesOf(before: CrewMember | undefined, after: CrewMember): Change[] {
  const subject = after.id;
  const sizes: Change = {
    action: 'customer.sizes-changed',
    subject,
    before: {},
    after: {},
    personal: { of: subject, before: before?.sizes ?? {}, after: after.sizes },
  };
  const { roleId, isActive } = after.account ?? {};
  if (!before) {
    const open = { roleId, isActive, companyIds: after.companyIds };
    return [
      { action: 'customer.created', subject, after: open, personal: { of: subject, after: recorded(after) } },
      sizes,
    ];
  }
  return [
    {
      action: 'customer.changed',
      subject,
      before: {},
      after: {},
      personal: { of: subject, before: recorded(before), after: recorded(after) },
    },
    { action: 'customer.rights-changed', subject, before: { roleId: before.account?.roleId }, after: { roleId } },
    { action: 'customer.switched', subject, before: { isActive: before.account?.isActive }, after: { isActive } },
    sizes,
  ];
}

const recorded = (person: CrewMember) => ({
  emailAddress: person.emailAddress,
  firstName: person.firstName,
  lastName: person.lastName,
  phoneNumber: person.phoneNumber,
  cellPhone: person.cellPhone,
  ...recordedInfos(infosOf(person.facts, []), person.facts.approver?.customerId),
});
