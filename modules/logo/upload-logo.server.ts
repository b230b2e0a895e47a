import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import { recordChange } from '../audit/record-change.server.ts';
import { inTransaction } from '../in-transaction.server.ts';
import type { Refusal } from '../refusals.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { mostFileBytes, type UsageRights } from './logo.ts';
import { allowUpload } from './logo-rights.server.ts';
import { findVersion, insertLogo, insertVersion, type KeptVersion, lockLogo } from './logo-store.server.ts';

type Input = {
  readonly file: Uint8Array;
  readonly fileName: string;
  readonly name: string;
  /** An existing logo gets a new version; without it a new logo is made. */
  readonly logoId?: string | undefined;
  readonly widthMm: number;
  readonly rights: UsageRights;
};

/** Access: administrators of a company that uses services. The file is read before the transaction, which may take seconds. */
export async function uploadLogo(shop: Shop, visit: Visit, input: Input): Promise<Result<KeptVersion, Refusal>> {
  const { file, fileName, name, widthMm, rights } = input;
  const allowed = await allowUpload(shop, visit);
  if (!allowed.ok) return allowed;
  const { companyId, by } = allowed.value;
  if (file.length === 0) return refuse({ code: 'logo-broken' });
  if (file.length > mostFileBytes) return refuse({ code: 'body-too-large', megabytes: 1 });
  const read = await shop.logoReader.read(file);
  if (!read.ok) return read;
  return inTransaction(shop.db, async (db): Promise<Result<KeptVersion, Refusal>> => {
    const at = visit.now;
    const logoId = input.logoId ?? newId(at, randomBytes);
    if (input.logoId === undefined) await insertLogo(db, { id: logoId, companyId, name, at });
    const logo = await lockLogo(db, logoId);
    if (logo?.companyId !== companyId) return refuse({ code: 'logo-not-found' });
    const version = logo.last + 1;
    const id = newId(at, randomBytes);
    await insertVersion(db, { id, logoId, version, fileName, widthMm, rights, read: read.value, by, at });
    await recordChange(db, visit, {
      action: 'logo.uploaded',
      subject: `${logoId}/${version}`,
      after: { companyId, name, fileName, widthMm, rights },
    });
    const saved = await findVersion(db, { logoId, version });
    return saved ? ok(saved) : refuse({ code: 'logo-not-found' });
  });
}
