import { randomBytes } from 'node:crypto';
import type { Db } from '#platform/db/db.server.ts';
import { seal, sha256, unseal } from '../auth/keys.server.ts';
import { secretsOf } from '../auth/token.server.ts';
import type { PunchOutType } from '../company/punch-out.ts';
import type { Shop } from '../shop.server.ts';
import './punchout-tables.server.ts';

/** So long a secret of the built-in procurement system is good for after it was last used. */
const validMs = 60 * 60_000;

type Trial = {
  readonly id: string;
  readonly companyId: number;
  readonly customerId: number;
  readonly protocol: PunchOutType;
  readonly cartAddress: string;
};

/**
 * A new secret for the built-in procurement system; the former one of this try ends, so that none has to be stored. It counts for nothing
 * among the two of the company's own system.
 */
export async function renewTrialSecret(db: Db, trial: Trial, now: Date): Promise<{ name: string; secret: string }> {
  const { id, companyId, customerId, protocol, cartAddress } = trial;
  const secret = randomBytes(24).toString('base64url');
  const name = `trial-${id}`;
  const until = new Date(now.getTime() + validMs);
  await db
    .insertInto('punchout_credential')
    .values({
      id,
      company_id: companyId,
      customer_id: customerId,
      name,
      secret_hash: sha256(secret),
      created_at: now,
      trial_type: protocol,
      trial_address: cartAddress,
      trial_until: until,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ secret_hash: sha256(secret), trial_until: until }))
    .execute();
  return { name, secret };
}

/** What the built-in procurement system receives: carts, and documents about its orders. */
export type TrialInbox = 'cart' | 'documents';

/** The address at which a try receives. Only the shop can make it. */
export const trialPath = ({ env }: Pick<Shop, 'env'>, trialId: string, inbox: TrialInbox): string =>
  `/api/company/punchout/trials/${inbox}?${new URLSearchParams({ code: seal(secretsOf(env), 'punchout-trial', trialId) })}`;

export const trialOfCode = ({ env }: Pick<Shop, 'env'>, code: string): string | undefined =>
  unseal(secretsOf(env), 'punchout-trial', code);

/** Those that are over. Their visits end with their sessions. */
export async function removeTrialSecretsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('punchout_credential').where('trial_until', '<', before).execute();
}
