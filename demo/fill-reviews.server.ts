import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { roles } from '#modules/auth/roles.ts';
import { catalogueTopic } from '#modules/catalogue/catalogue-topics.ts';
import { touchProducts } from '#modules/catalogue/touch-products.server.ts';
import { shownName } from '#modules/review/review.ts';
import { saveDecision, saveReview } from '#modules/review/review-store.server.ts';
import { personOf } from './companies/person-of.ts';
import { demoReviews } from './customer-reviews.ts';
import type { DemoShop } from './fill-demo.server.ts';

const dayMs = 86_400_000;
const staff = 'astrid.norelius@yrke.example';

/** Written without the use case, which requires that the author has bought the product: not every author here has. */
export async function fillReviews({ db, clock, snapshots }: DemoShop): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (db) => {
    for (const { writer, isNamed, daysAgo, status, reason = '', ...words } of demoReviews) {
      const person = personOf(writer);
      const writtenAt = new Date(now.getTime() - daysAgo * dayMs);
      const { id } = await saveReview(db, {
        ...words,
        id: newId(writtenAt, randomBytes),
        customerId: person.id,
        language: person.language,
        author: isNamed ? shownName(person) : '',
        isBusiness: person.role !== roles.b2c,
        writtenAt,
      });
      if (status === 'waiting') continue;
      await saveDecision(db, {
        id,
        status,
        reason,
        by: personOf(staff).id,
        now: new Date(writtenAt.getTime() + dayMs),
      });
    }
    await touchProducts(
      db,
      demoReviews.map(({ basePartNo }) => basePartNo),
    );
  });
  await snapshots.announce(catalogueTopic);
}
