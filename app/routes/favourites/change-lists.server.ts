import { data, redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { ListProblem } from '#app/components/favourites/favourites-view.ts';
import { type PostedForm, wordsOf } from '#app/forms/answer-form.server.ts';
import { describeIssue, textField } from '#core/fields.ts';
import type { Result } from '#core/result.ts';
import { createList, removeList, renameList, restoreList, shareList } from '#modules/favourites/edit-lists.server.ts';
import { longestListName } from '#modules/favourites/favourites.ts';
import { type Refusal, statusOf } from '#modules/refusals.ts';
import { type ListIntent, listIntents } from './list-intents.ts';

const nameField = textField({ max: longestListName });

/** Creates, renames, removes, restores and shares lists, with or without scripts. Redirects to the list. */
export async function changeLists(posted: PostedForm) {
  const { shop, visit, form } = posted;
  const text = (field: string) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  };
  const intent = listIntents.find((one) => one === form.get('intent'));
  const listId = text('list');
  const typed = text('name');
  const problem = (words: string, status: number) =>
    data<ListProblem>({ intent: intent ?? '', words, typed: { name: typed }, problems: { name: words } }, { status });
  const named = nameField.safeParse(typed);
  if ((intent === 'create' || intent === 'rename') && !named.success)
    return problem(nameProblem(posted, named.error.issues[0]), 422);
  const outcome = await carryOut(posted, { intent, listId, name: named.data ?? '' });
  if (!outcome.ok) return problem(wordsOf({ shop, visit }, outcome.refusal), statusOf[outcome.refusal.code]);
  const path = routeHref('myFavorites', visit.language);
  if (intent === 'remove') return redirect(`${path}?removed=${outcome.value.id}`);
  return redirect(listId === 'default' ? path : `${path}?list=${outcome.value.id}`);
}

type Wish = { intent: ListIntent | undefined; listId: string; name: string };

function carryOut(
  { shop, visit }: PostedForm,
  { intent, listId, name }: Wish,
): Promise<Result<{ id: string }, Refusal>> {
  const one = /^(?:default|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.test(listId) || intent === 'create';
  if (!one || intent === undefined)
    return Promise.resolve({ ok: false, refusal: { code: 'favourite-list-not-found' } });
  const run: Record<ListIntent, () => Promise<Result<{ id: string }, Refusal>>> = {
    create: () => createList(shop, visit, { name }),
    rename: () => renameList(shop, visit, { listId, name }),
    remove: () => removeList(shop, visit, { listId }),
    restore: () => restoreList(shop, visit, { listId }),
    share: () => shareList(shop, visit, { listId, isShared: true }),
    unshare: () => shareList(shop, visit, { listId, isShared: false }),
  };
  return run[intent]();
}

function nameProblem({ shop, visit }: PostedForm, issue: Parameters<typeof describeIssue>[0] | undefined): string {
  const { code, facts } = issue ? describeIssue(issue) : { code: 'required', facts: {} };
  const field = shop.texts.say(visit.language, 'favourites', 'lists.name') ?? 'name';
  return shop.texts.say(visit.language, 'validation', code, { field, ...facts }) ?? code;
}
