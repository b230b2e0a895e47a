import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { PostedForm } from '#app/forms/answer-form.server.ts';
import { bulkText, forEachRow } from '#app/work/list/bulk-result.ts';
import { activateCampaign } from '#modules/promotion/activate-campaign.server.ts';

/** Activates or pauses all selected campaigns. */
export async function switchCampaigns({ shop, visit, form }: PostedForm, query: URLSearchParams): Promise<Response> {
  const intent = form.get('intent');
  if (intent !== 'on' && intent !== 'off') throw data(null, { status: 400 });
  const result = await forEachRow(form.getAll('ids'), async (id) =>
    z.uuid().safeParse(id).success ? activateCampaign(shop, visit, { id, isActive: intent === 'on' }) : { ok: false },
  );
  const next = new URLSearchParams(query);
  next.set('done', bulkText(result));
  return redirect(`${routeHref('staffCampaigns', visit.language)}?${next}`);
}
