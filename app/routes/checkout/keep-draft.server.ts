import type { DraftAnswer } from '#app/components/checkout/checkout-page-view.ts';
import { checkAddress } from '#modules/checkout/check-address.server.ts';
import { problemsOfDraft } from '#modules/checkout/draft-problems.ts';
import { saveDraft } from '#modules/checkout/save-draft.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { readOrderPage } from './read-order-page.server.ts';
import { sayProblems } from './say-problems.server.ts';

type DraftRequest = { readonly request: Request; readonly form: FormData };

/** Undefined if the cart no longer exists. Prices are only read if the change may affect them. */
export async function keepDraftFromForm(
  shop: Shop,
  visit: Visit,
  { request, form }: DraftRequest,
): Promise<DraftAnswer | undefined> {
  const saved = await saveDraft(shop, visit, { typed: form });
  if (!saved.ok) return undefined;
  const problems = sayProblems({ shop, visit }, problemsOfDraft(saved.value.draft, saved.value.form));
  if (form.get('prices') === null) return { problems, suggestions: [], page: undefined };
  const { suggestions } = await checkAddress(shop, visit, saved.value);
  const read = await readOrderPage(shop, visit, request);
  return read && { problems, suggestions, page: read.page };
}
