import { data, redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { CampaignProblems, CampaignValues } from '#app/components/staff/campaigns/campaign-view.ts';
import { type PostedForm, wordsOf } from '#app/forms/answer-form.server.ts';
import { notFound } from '#app/not-found.ts';
import { answerSwitch } from '#app/routes/staff/settings/answer-switch.server.ts';
import { activateCampaign } from '#modules/promotion/activate-campaign.server.ts';
import { isBenefitKind } from '#modules/promotion/campaign-kinds.ts';
import { campaignInput } from '#modules/promotion/campaign-schema.ts';
import { changeCampaign } from '#modules/promotion/change-campaign.server.ts';
import { createCampaign } from '#modules/promotion/create-campaign.server.ts';
import { removeCampaign } from '#modules/promotion/remove-campaign.server.ts';
import { statusOf } from '#modules/refusals.ts';
import { problemsOf } from './campaign-problems.server.ts';
import { toInput, valuesOf } from './read-campaign-form.ts';

/** A refused form: the typed values and their problems. */
type RefusedForm = { values: CampaignValues; problems: CampaignProblems; answerId: string };

type PostedCampaign = PostedForm & { url: URL; id: string };

/** Switching and removing have their own forms; the main form saves the campaign. */
export async function changeCampaigns(wish: PostedCampaign) {
  if (wish.form.has('enabled')) return switchCampaign(wish);
  return wish.form.get('intent') === 'remove' ? remove(wish) : save(wish);
}

async function switchCampaign({ shop, visit, form, url, id }: PostedCampaign) {
  const switched = await activateCampaign(shop, visit, { id, isActive: form.get('enabled') === 'true' });
  return answerSwitch(shop, visit, url, switched);
}

async function remove({ shop, visit, id }: PostedCampaign) {
  const removed = await removeCampaign(shop, visit, { id });
  if (!removed.ok && removed.refusal.code !== 'campaign-not-found') throw notFound();
  return redirect(`${routeHref('staffCampaigns', visit.language)}?done=removed`);
}

async function save({ shop, visit, form, id }: PostedCampaign) {
  const kind = form.get('kind');
  if (typeof kind !== 'string' || !isBenefitKind(kind)) throw data(null, { status: 400 });
  const values = valuesOf(form);
  const input = toInput(values, kind);
  const parsed = campaignInput.safeParse(input);
  const again = (problems: CampaignProblems, status: number) =>
    data<RefusedForm>({ values, problems, answerId: visit.requestId }, { status });
  if (!parsed.success) return again(problemsOf({ shop, visit }, parsed.error.issues, input), 422);
  const saved =
    id === 'new'
      ? await createCampaign(shop, visit, parsed.data)
      : await changeCampaign(shop, visit, { id, definition: parsed.data });
  if (!saved.ok) {
    const field = saved.refusal.code === 'campaign-code-taken' ? 'code' : '';
    return again({ [field]: wordsOf({ shop, visit }, saved.refusal) }, statusOf[saved.refusal.code]);
  }
  return redirect(`${routeHref('staffCampaign', visit.language, { id: saved.value.id })}?done=saved`);
}
