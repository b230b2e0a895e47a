import type { Language } from '#core/locale.ts';
import type { Db } from '#platform/db/db.server.ts';
import './newsletter-tables.server.ts';

export type NewsletterKey = { readonly marketId: number; readonly emailAddress: string };

/** Subscribers of a market's newsletter, stored once per address, with the language of their last request. */
export async function saveNewsletterKey(
  db: Db,
  { marketId, emailAddress, language, now }: NewsletterKey & { readonly language: Language; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('newsletter_key')
    .values({ market_id: marketId, email_address: emailAddress.toLowerCase(), language, created_at: now })
    .onConflict((conflict) => conflict.columns(['market_id', 'email_address']).doUpdateSet({ language }))
    .execute();
}

export async function removeNewsletterKey(db: Db, { marketId, emailAddress }: NewsletterKey): Promise<void> {
  await db
    .deleteFrom('newsletter_key')
    .where('market_id', '=', marketId)
    .where('email_address', '=', emailAddress.toLowerCase())
    .execute();
}
