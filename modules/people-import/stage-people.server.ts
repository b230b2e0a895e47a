import { randomUUID } from 'node:crypto';
import { ok, refuse } from '#core/result.ts';
import type { Db } from '#platform/db/db.server.ts';
import { planEachTime } from '#platform/db/plan-each-time.server.ts';
import { takeAttempt } from '../auth/attempts.server.ts';
import { waitMinutes } from '../auth/lock-out.ts';
import { mayDo } from '../auth/may-do.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { PeopleShop } from '../people-admin/reach-people.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import type { Cells } from './import-columns.ts';
import { insertImport, removeImport } from './import-store.server.ts';
import { cellWords, columnNames } from './import-words.server.ts';
import { type Judges, judgeLines } from './judge-lines.server.ts';
import { saveLines } from './line-store.server.ts';
import { readImportRights, readSizesByGroup } from './read-import-rights.server.ts';
import { type PeopleFile, readPeopleFile } from './read-people-file.server.ts';

export type ImportShop = PeopleShop & Pick<Shop, 'snapshots' | 'log' | 'texts'>;
export type Importing = Pick<Visit, 'claims' | 'now' | 'language'>;

/** More lines would block the preview and the database for minutes. */
const mostPeople = 20_000;
const linesPerBatch = 500;

type Upload = {
  readonly companyId: number | undefined;
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** For those who administer the company: reads a file and checks it line by line. Changes nothing yet. */
export async function stagePeople(shop: ImportShop, visit: Importing, { companyId, fileName, bytes }: Upload) {
  const rights = await readImportRights(shop, visit, companyId);
  if (!rights.ok) return rights;
  const sizes = await readSizesByGroup(shop);
  const file = await readPeopleFile(bytes, columnNames({ texts: shop.texts, sizes }), visit.language);
  if (!file.ok) return file;
  const { claims, companyId: ofCompany } = rights.value.reach;
  const id = randomUUID();
  const judges = { importId: id, rights: rights.value, words: cellWords(shop.texts), sizes };
  const staged = await inTransaction(shop.db, async (db) => {
    await planEachTime(db);
    const { columns, unread } = file.value;
    const facts = { companyId: ofCompany, askedBy: claims.customer_id, fileName: fileName.slice(0, 200) };
    await insertImport(db, { id, ...facts, columns, unread, language: visit.language, createdAt: visit.now });
    return stageLines(db, judges, file.value);
  });
  if (!staged.ok) return staged;
  // Outside of the transaction, because a refusal must not roll back the count.
  const wait = await countStrangers(shop, visit, staged.value.strangers);
  if (wait === undefined) return ok({ importId: id });
  await removeImport(shop.db, id);
  return wait;
}

async function stageLines(db: Db, judges: Judges, { lines }: PeopleFile) {
  let strangers = 0;
  let count = 0;
  let batch: { line: number; cells: Cells }[] = [];
  const flush = async () => {
    strangers += await judgeAndSave(db, judges, batch);
    batch = [];
  };
  try {
    for await (const line of lines) {
      count += 1;
      if (count > mostPeople) return refuse({ code: 'too-many-lines', count, maximum: mostPeople });
      batch.push(line);
      if (batch.length >= linesPerBatch) await flush();
    }
  } catch (error) {
    if (!String((error as { code?: unknown }).code).startsWith('CSV_')) throw error;
    return refuse({ code: 'people-file-unreadable' });
  }
  await flush();
  return count === 0 ? refuse({ code: 'people-file-empty' }) : ok({ strangers });
}

/** Returns how many lines reveal that a person of another company has an address. */
export async function judgeAndSave(
  db: Db,
  judges: Judges,
  lines: readonly { readonly line: number; readonly cells: Cells }[],
): Promise<number> {
  const judged = await judgeLines(db, judges, lines);
  await saveLines(
    db,
    judges.importId,
    judged.map(({ line, cells, judged: { verdict, problems, person, ownerId } }) => ({
      line,
      cells,
      verdict,
      problems,
      customerId: person?.id ?? ownerId,
      isDone: false,
    })),
  );
  return judged.filter(
    ({ judged: { verdict, problems }, isOfferedBefore }) =>
      (verdict === 'offer' && !isOfferedBefore) || problems.some(({ code }) => code === 'email-taken'),
  ).length;
}

/**
 * Counts each address that belongs to a person of another company, so that a list of addresses cannot be used to find
 * out who has an account.
 */
export async function countStrangers({ db }: Pick<Shop, 'db'>, { claims, now }: Importing, strangers: number) {
  if (!claims || mayDo(claims, 'customers')) return undefined;
  for (let counted = 0; counted < strangers; counted += 1) {
    const lockedUntil = await takeAttempt(db, 'taken address', String(claims.customer_id), now);
    if (lockedUntil) return refuse({ code: 'try-later', minutes: waitMinutes(lockedUntil, now) });
  }
  return undefined;
}
