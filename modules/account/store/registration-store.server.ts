import { isLanguage, type Language } from '#core/locale.ts';
import type { Db } from '#platform/db/db.server.ts';
import './account-tables.server.ts';

export type Registration = {
  id: string;
  emailAddress: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  marketId: number;
  language: Language;
  expiresAt: Date;
};

export async function saveRegistration(db: Db, registration: Registration): Promise<void> {
  await db
    .insertInto('registration')
    .values({
      id: registration.id,
      email_address: registration.emailAddress,
      first_name: registration.firstName,
      last_name: registration.lastName,
      password_hash: registration.passwordHash,
      market_id: registration.marketId,
      language: registration.language,
      expires_at: registration.expiresAt,
    })
    .execute();
}

/** A registration that is not confirmed yet. */
export async function findRegistration(db: Db, id: string, now: Date): Promise<Registration | undefined> {
  const row = await db
    .selectFrom('registration')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      emailAddress: row.email_address,
      firstName: row.first_name,
      lastName: row.last_name,
      passwordHash: row.password_hash,
      marketId: row.market_id,
      language: isLanguage(row.language) ? row.language : 'en',
      expiresAt: row.expires_at,
    }
  );
}

/** Removes all open registrations of an address, after one was confirmed or if the address already has an account. */
export async function removeRegistrations(db: Db, emailAddress: string): Promise<void> {
  await db
    .deleteFrom('registration')
    .where((eb) => eb(eb.fn<string>('lower', ['email_address']), '=', emailAddress.toLowerCase()))
    .execute();
}

export async function removeRegistrationsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('registration').where('expires_at', '<', before).execute();
}
