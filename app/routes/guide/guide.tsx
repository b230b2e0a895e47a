import { data } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import { GuideQuestion } from '#app/components/guide/guide-question.tsx';
import { GuideResult } from '#app/components/guide/guide-result.tsx';
import type { GuideMailAnswer } from '#app/components/guide/guide-view.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { wordsOf } from '#app/forms/answer-form.server.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { PageWidth } from '#app/ui/page-width.tsx';
import { parseEmail } from '#core/input.ts';
import { mailGuide } from '#modules/guide/mail-guide.server.ts';
import { statusOf } from '#modules/refusals.ts';
import type { Route } from './+types/guide.ts';
import { loadGuide } from './load-guide.server.ts';

export const handle = { isWide: true };

export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadGuide(context.get(shopContext), context.get(visitContext), request, params.slug);
}

/** Sends the result to the typed address. */
export async function action({ context, request, params, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const typed = (await postedForm(request)).get('emailAddress');
  const text = typeof typed === 'string' ? typed : '';
  const answer = (rest: Partial<GuideMailAnswer>, status = 200) =>
    data<GuideMailAnswer>({ isSent: false, typed: text, problem: undefined, ...rest }, { status });
  const email = parseEmail(text);
  if (!email.ok) {
    const field = shop.texts.say(visit.language, 'guide', 'byMail.address') ?? '';
    return answer({ problem: shop.texts.say(visit.language, 'validation', email.refusal.code, { field }) ?? '' }, 422);
  }
  const answers = Object.fromEntries(url.searchParams);
  const sent = await mailGuide(shop, visit, routeHref, { slug: params.slug, emailAddress: email.value, answers });
  if (sent.ok) return answer({ isSent: true });
  return answer({ problem: wordsOf({ shop, visit }, sent.refusal) }, statusOf[sent.refusal.code]);
}

export default function GuidePage({ loaderData: view, actionData }: Route.ComponentProps) {
  const { title, intro, question, result, given } = view;
  return (
    <PageWidth className="pb-20 pt-10 md:pt-16">
      <title>{`${title} | Yrke`}</title>
      <meta name="description" content={intro} />
      <h1 className="font-display text-[clamp(2.5rem,1.5rem+3vw,4.5rem)] font-bold leading-[0.98] text-balance">
        {title}
      </h1>
      {question && given.length === 0 && <p className="mt-4 max-w-2xl text-lg text-pretty text-quiet">{intro}</p>}
      <div className="mt-8 md:mt-12">
        {question && <GuideQuestion question={question} given={given} />}
        {result && <GuideResult result={result} view={view} answer={actionData} />}
      </div>
    </PageWidth>
  );
}
