import type { AdAnswer, SignUpAnswer } from '#app/components/newsletter/ad-answer.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { wordsOf } from '#app/forms/answer-form.server.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import { describeIssue } from '#core/fields.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { promotionCodeInput } from '#modules/newsletter/newsletter-schema.ts';
import { needsDoubleOptIn } from '#modules/newsletter/opt-in.ts';
import { readPromotionData } from '#modules/newsletter/promotion-data.ts';
import { readSignup } from '#modules/newsletter/read-signup.server.ts';
import { sendPromotionCode } from '#modules/newsletter/send-promotion-code.server.ts';
import { codeGroupKey } from '#modules/newsletter/subscription.ts';
import { statusOf } from '#modules/refusals.ts';
import type { Route } from './+types/ad.ts';

const headers = { 'cache-control': 'no-store' };

/** The advertisement for visitors who are not signed in. Incomplete content is an error: it is logged, and nothing is shown. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const none: AdAnswer = { content: null };
  const found = visit.claims ? undefined : await readSignup(shop, visit);
  if (!found?.ok) return Response.json(none, { headers });
  const promotion = readPromotionData(found.value);
  if (!promotion.ok) {
    const place = { market: visit.market.code, language: visit.language };
    shop.log.warn({ ...place, code: promotion.refusal.code }, 'the advertisement for the newsletter is incomplete');
    return Response.json(none, { headers });
  }
  const { title, textarea, success_textarea, image, dictionary } = promotion.value;
  const answer: AdAnswer = {
    content: {
      title,
      text: textarea,
      success: success_textarea,
      image,
      promotionCodeGroupId: dictionary.get(codeGroupKey) ?? '',
    },
  };
  return Response.json(answer, { headers });
}

/** The form of the dialog. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const form = await postedForm(request);
  const answer = (said: SignUpAnswer, status: number) => Response.json(said, { status, headers });
  const parsed = promotionCodeInput.safeParse({
    emailAddress: form.get('email') ?? '',
    promotionCodeGroupId: form.get('promotionCodeGroupId') ?? '',
    marketId: visit.market.marketId,
    cultureCode: cultureOf(visit),
  });
  const say = (domain: string, key: string, facts?: Record<string, unknown>) =>
    shop.texts.say(visit.language, domain, key, facts) ?? key;
  if (!parsed.success) {
    const [issue] = parsed.error.issues.map(describeIssue);
    const field = say('newsletter-form', 'email');
    return answer({ kind: 'problem', words: say('validation', issue?.code ?? '', { field, ...issue?.facts }) }, 422);
  }
  const sent = await sendPromotionCode(shop, visit, parsed.data);
  if (sent.ok) return answer({ kind: 'done', mustConfirm: needsDoubleOptIn[visit.market.code] }, 200);
  return answer({ kind: 'problem', words: wordsOf({ shop, visit }, sent.refusal) }, statusOf[sent.refusal.code]);
}
