import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { mediaTypes, mostFileBytes, type UsageRights } from './logo.ts';
import { allowUpload } from './logo-rights.server.ts';
import { findVersion, insertLogo, insertVersion, type KeptVersion, lockLogo } from './logo-store.server.ts';

/** A new logo has a name; a version belongs to an existing one. */
type Target =
  | { readonly logoId?: undefined; readonly name: string }
  | { readonly logoId: string; readonly name?: string | undefined };

type Input = Target & {
  readonly file: Uint8Array;
  readonly fileName: string;
  readonly widthMm: number;
  readonly rights: UsageRights;
};

/** Access: administrators of a company that uses services. The file is read and kept before the transaction, which may take seconds. */
export async function uploadLogo(shop: Shop, visit: Visit, input: Input): Promise<Result<KeptVersion, Refusal>> {
  const { file, fileName, widthMm, rights } = input;
  const allowed = await allowUpload(shop, visit);
  if (!allowed.ok) return allowed;
  const { companyId, by } = allowed.value;
  if (input.logoId === undefined && input.name === '')
    return refuse({ code: 'invalid-input', errors: [{ path: 'name', code: 'required', facts: {} }] });
  if (file.length === 0) return refuse({ code: 'logo-broken' });
  if (file.length > mostFileBytes) return refuse({ code: 'body-too-large', megabytes: 1 });
  const read = await shop.logoReader.read(file);
  if (!read.ok) return read;
  const at = visit.now;
  const id = newId(at, randomBytes);
  const fileKey = `logos/${id}`;
  await shop.files.put(fileKey, file, mediaTypes[read.value.facts.type]);
  const save = () =>
    inTransaction(shop.db, async (db): Promise<Result<KeptVersion, Refusal>> => {
      const logoId = input.logoId ?? newId(at, randomBytes);
      if (input.logoId === undefined && !(await insertLogo(db, { id: logoId, companyId, name: input.name, at })))
        return refuse({ code: 'logo-name-taken' });
      const logo = await lockLogo(db, logoId);
      if (logo?.companyId !== companyId) return refuse({ code: 'logo-not-found' });
      const version = logo.last + 1;
      await insertVersion(db, { id, logoId, version, fileName, widthMm, rights, read: read.value, fileKey, by, at });
      await recordChange(db, visit, {
        action: 'logo.uploaded',
        subject: `${logoId}/${version}`,
        after: { companyId, name: logo.name, fileName, widthMm, rights },
      });
      const saved = await findVersion(db, { logoId, version });
      return saved ? ok(saved) : refuse({ code: 'logo-not-found' });
    });
  const forget = () => shop.files.remove(fileKey).catch((error) => shop.log.warn({ err: error }, 'a logo file stays'));
  try {
    const saved = await save();
    if (!saved.ok) await forget();
    return saved;
  } catch (error) {
    await forget();
    throw error;
  }
}
