import type { FeedRowOf } from '#modules/catalogue/feed-schema.ts';
import type { Plan } from './plan.ts';
import { randomFor } from './random.ts';
import { lexicons } from './texts/lexicons.ts';
import { addDays, type World } from './world.ts';

type Ratings = { stars?: { average: number; count: number }; reviews: FeedRowOf<'review'>[] };

/** Initials only: nobody is invented. */
const initials = 'ABDEFGHIJKLMNOPRSTV'.split('');

/** Two products in three have been rated; most ratings are stars without words. */
export function reviewsOf(world: World, plan: Plan): Ratings {
  const random = randomFor(world.seed, `reviews/${plan.style}`);
  if (!random.chance(2 / 3)) return { reviews: [] };
  const count = random.int(3, 90);
  const average = Math.round((3.4 + random.next() * 1.5) * 10) / 10;
  const written = random.int(0, 4);
  const reviews: FeedRowOf<'review'>[] = [];
  for (let number = 1; number <= written; number++) {
    const language = random.pick(world.languages);
    const [stars, title, text] = random.pick(lexicons[language].reviews);
    reviews.push({
      kind: 'review',
      id: `${plan.basePartNo}-${number}`,
      basePartNo: plan.basePartNo,
      language,
      stars,
      title,
      text,
      author: `${random.pick(initials)}. ${random.pick(initials)}.`,
      date: addDays(world.today, -random.int(2, 700)),
    });
  }
  return { stars: { average, count }, reviews };
}
