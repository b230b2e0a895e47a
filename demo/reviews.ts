import type { FeedRowOf } from '#modules/catalogue/feed-schema.ts';
import type { Plan } from './plan.ts';
import { randomFor } from './random.ts';
import { lexicons } from './texts/lexicons.ts';
import { addDays, type World } from './world.ts';

type Ratings = { stars?: { average: number; count: number }; reviews: FeedRowOf<'review'>[] };

/** Initials only, so that no full names are invented. */
const initials = 'ABDEFGHIJKLMNOPRSTV'.split('');

/** Stars of reviews without a text, for a well, an averagely and a badly rated product. */
const moods = [
  [5, 5, 5, 4],
  [5, 5, 4, 4, 3],
  [4, 4, 3, 2, 1],
];

/** Two products in three have been rated. Every rating is a review, about half of them with words, each said once. */
export function reviewsOf(world: World, plan: Plan): Ratings {
  const random = randomFor(world.seed, `reviews/${plan.style}`);
  if (!random.chance(2 / 3)) return { reviews: [] };
  const count = random.int(3, 16);
  const mood = random.pick(moods);
  const sayings = random.sample([...lexicons.en.reviews.keys()], Math.round(count / 2));
  const reviews: FeedRowOf<'review'>[] = [];
  for (let number = 1; number <= count; number++) {
    const language = random.pick(world.languages);
    const saying = sayings[number - 1];
    const said = saying === undefined ? undefined : lexicons[language].reviews[saying];
    const [stars, title, text] = said ?? [random.pick(mood), '', ''];
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
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  return { stars: { average: Math.round((sum / count) * 10) / 10, count }, reviews };
}
