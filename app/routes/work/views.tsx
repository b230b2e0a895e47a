import { data, redirect } from 'react-router';
import * as z from 'zod';
import { shopContext, visitContext } from '#app/context.ts';
import { type PostedForm, readForm } from '#app/forms/answer-form.server.ts';
import { postedForm } from '#app/forms/posted-form.ts';
import type { ViewRefused } from '#app/work/list/view-refusal.ts';
import { safePath } from '#modules/auth/redirect-target.ts';
import { removeView, saveView } from '#modules/views/saved-views.server.ts';
import { newViewInput, viewParams } from '#modules/views/view-schema.ts';
import type { Route } from './+types/views.ts';

const newView = newViewInput.extend({
  isShared: z
    .literal('on')
    .optional()
    .transform((sent) => sent === 'on'),
});

/** Saves or removes a view of a list, and redirects to the list. */
export async function action({ context, request }: Route.ActionArgs) {
  const posted = { shop: context.get(shopContext), visit: context.get(visitContext), form: await postedForm(request) };
  const intent = posted.form.get('intent');
  if (intent === 'save') return save(posted);
  if (intent === 'remove') return remove(posted);
  throw data(null, { status: 400 });
}

async function save(posted: PostedForm) {
  const form = readForm(posted, { intent: 'save', domain: 'work', schema: newView, labels: { name: 'list.viewName' } });
  const saved = form.value && (await saveView(posted.shop, posted.visit, form.value));
  if (saved?.ok) return backTo(posted, 'view-saved', saved.value.query);
  const { data: answer, init } = saved ? form.refuse(saved.refusal) : form.ask();
  const [problem = ''] = Object.values(answer.result.error ?? {}).flatMap((texts) => texts ?? []);
  const query = posted.form.get('query');
  return data<ViewRefused>({ problem, query: typeof query === 'string' ? query : '' }, init ?? undefined);
}

async function remove(posted: PostedForm) {
  const read = viewParams.safeParse(Object.fromEntries(posted.form));
  if (!read.success) throw data(null, { status: 400 });
  const removed = await removeView(posted.shop, posted.visit, read.data);
  if (!removed.ok && removed.refusal.code !== 'not-found') throw data(null, { status: 403 });
  return backTo(posted, 'view-removed');
}

/** Redirects to the list of the form, with its filters. */
function backTo({ form, visit }: PostedForm, done: string, query?: string): Response {
  const sent = form.get('returnTo');
  const path = safePath(typeof sent === 'string' ? sent : undefined) ?? `/${visit.language}`;
  const [pathname = '', search = ''] = path.split('?');
  const next = new URLSearchParams(query ?? search);
  next.set('done', done);
  return redirect(`${pathname}?${next}`);
}
