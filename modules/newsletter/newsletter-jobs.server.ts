import { sql } from 'kysely';
import type { Db } from '#platform/db/db.server.ts';
import type { Job } from '#platform/jobs/jobs.server.ts';
import type { Shop } from '../shop.server.ts';
import './newsletter-tables.server.ts';

const day = 24 * 60 * 60 * 1000;
/** An address that its owner has not confirmed. */
const pendingMs = 30 * day;
/** The proof of consent of an address that is not on the list any more. */
const proofMs = 3 * 365 * day;

/** Reports of the mail provider; longer than they count. */
const mailEventMs = 365 * day;

/** Scheduled job: deletes addresses without confirmation, old proofs, blocks and reports of the mail provider. */
export function newsletterJobs({ db, clock }: Pick<Shop, 'db' | 'clock'>): Job[] {
  return [{ name: 'forget-newsletter', cron: '17 3 * * *', run: () => forgetNewsletter(db, clock.now()) }];
}

async function forgetNewsletter(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_subscriber')
    .where('state', '=', 'pending')
    .where('created_at', '<', new Date(now.getTime() - pendingMs))
    .execute();
  const before = new Date(now.getTime() - proofMs);
  await sql`delete from newsletter_consent proof where at < ${before} and not exists (
    select from newsletter_subscriber one
    where one.market_id = proof.market_id and one.address_key = proof.address_key)`.execute(db);
  await sql`delete from newsletter_block block where at < ${before} and not exists (
    select from newsletter_subscriber one where one.address_key = block.address_key)`.execute(db);
  await db
    .deleteFrom('newsletter_mail_event')
    .where('occurred_at', '<', new Date(now.getTime() - mailEventMs))
    .execute();
}
