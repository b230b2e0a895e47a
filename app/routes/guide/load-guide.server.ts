import { routeHref } from '#app/addresses/page-addresses.ts';
import type { GuideView } from '#app/components/guide/guide-view.ts';
import { notFound } from '#app/not-found.ts';
import { toTeasers } from '#app/routes/content/to-teasers.server.ts';
import { readLooking } from '#app/routes/product/read-looking.server.ts';
import { countQuestions, textOf } from '#modules/guide/guide.ts';
import { answerGuide } from '#modules/guide/read-guide.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** The step of a guide that the answers in the address lead to. */
export async function loadGuide(shop: Shop, visit: Visit, request: Request, slug: string): Promise<GuideView> {
  const { language } = visit;
  const { viewer, prices } = await readLooking(shop, visit, request);
  const answers = Object.fromEntries(new URL(request.url).searchParams);
  const read = await answerGuide(shop, visit, viewer, { slug, answers });
  if (!read.ok) throw notFound();
  const { guide, given, next, outcome } = read.value;
  const say = (key: string) => textOf(guide, language, key);
  const start = routeHref('guide', language, { slug });
  const chosen = Object.entries(given);
  return {
    title: say('title'),
    intro: say('intro'),
    given: chosen.map(([id, option], index) => {
      const earlier = new URLSearchParams(chosen.slice(0, index));
      return {
        id,
        option,
        text: say(id),
        answer: say(`${id}.${option}`),
        href: index === 0 ? start : `${start}?${earlier}`,
      };
    }),
    question: next && {
      id: next.id,
      text: say(next.id),
      options: next.options.map((option) => ({ id: option, text: say(`${next.id}.${option}`) })),
      number: chosen.length + 1,
      count: countQuestions(guide, given),
    },
    result: outcome && {
      title: say(`${outcome.result.id}.title`),
      text: say(`${outcome.result.id}.text`),
      products: await toTeasers(shop, visit, outcome.cards, prices),
    },
    startHref: start,
  };
}
