import { data, redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { PostedForm } from '#app/forms/answer-form.server.ts';
import type { Result } from '#core/result.ts';
import { idField } from '#modules/id-param.ts';
import { saveChoices } from '#modules/notices/notice-choices.server.ts';
import { isMailRequired, topics } from '#modules/notices/notice-kinds.ts';
import { readAllNotices, readNotice } from '#modules/notices/read-notices.server.ts';
import { type Refusal, statusOf } from '#modules/refusals.ts';

const intents: ReadonlySet<unknown> = new Set(['read', 'follow', 'read-all']);

/** Handles the forms of the page: marks one or all notices as read, or saves the choices. */
export async function changeNotices(posted: PostedForm): Promise<Response> {
  const { visit, form } = posted;
  const result = await change(posted);
  if (!result.ok) throw data(null, { status: statusOf[result.refusal.code] });
  // The browser is already loading the page of the notice.
  if (form.get('intent') === 'follow') return Response.json(null);
  const done = form.get('intent') === 'choices' ? '?done=choices' : '';
  return redirect(`${routeHref('notices', visit.language)}${done}`);
}

function change({ shop, visit, form }: PostedForm): Promise<Result<unknown, Refusal>> {
  const intent = form.get('intent');
  if (intent === 'choices') {
    const choices = topics.map((topic) => ({
      topic,
      shop: form.has(`shop.${topic}`),
      mail: isMailRequired(topic) || form.get(`mail.${topic}`) !== 'never',
      digest: form.get(`mail.${topic}`) === 'daily',
    }));
    return saveChoices(shop, visit, { choices });
  }
  const id = idField.safeParse(form.get('id'));
  if (!id.success || !intents.has(intent)) throw data(null, { status: 400 });
  return intent === 'read-all'
    ? readAllNotices(shop, visit, { upTo: id.data })
    : readNotice(shop, visit, { id: id.data });
}
