import { data, redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { EditorAnswer } from '#app/components/staff/content/content-view.ts';
import { type PostedForm, wordsOf } from '#app/forms/answer-form.server.ts';
import { notFound } from '#app/not-found.ts';
import { instantIn } from '#core/dates.ts';
import type { Result } from '#core/result.ts';
import { contentIdOf, placeOfId } from '#modules/content-editor/content-id.ts';
import type { DocumentPlace } from '#modules/content-editor/draft.ts';
import { differencesOf } from '#modules/content-editor/page-diff.ts';
import { archivePage, publishDraft, unschedule } from '#modules/content-editor/publish-draft.server.ts';
import { readDraft } from '#modules/content-editor/read-draft.server.ts';
import { markChecked, restoreVersion, saveDraft } from '#modules/content-editor/save-draft.server.ts';
import { zoneOf } from '#modules/market/market-day.ts';
import { type Refusal, statusOf } from '#modules/refusals.ts';
import { inLanguageOf } from './in-language-of.server.ts';
import { problemWords } from './load-editor.server.ts';

type Task = PostedForm & { readonly place: DocumentPlace };

const textOf = (form: FormData, name: string): string => {
  const sent = form.get(name);
  return typeof sent === 'string' ? sent.trim() : '';
};

function sentData(form: FormData): unknown {
  try {
    return JSON.parse(textOf(form, 'data'));
  } catch {
    return undefined;
  }
}

/** Carries out one change of the editor. */
export async function changeContent(task: Task) {
  const { shop, visit, form, place } = task;
  const version = Number(textOf(form, 'version'));
  const based = { place, version };
  switch (form.get('intent')) {
    case 'save':
      return save(task, version);
    case 'publish': {
      const at = textOf(form, 'at');
      // The editor shows and asks for times of the market that it is opened in.
      const time = instantIn(zoneOf(visit.market.marketId), at);
      if (at !== '' && !time) throw data(null, { status: 400 });
      const published = await publishDraft(shop, visit, { ...based, at: time });
      return !published.ok && published.refusal.code === 'content-draft-changed'
        ? conflictAnswer(task, published.refusal, { version })
        : answer(task, published);
    }
    case 'unschedule':
      return answer(task, await unschedule(shop, visit, based));
    case 'archive': {
      const archived = await archivePage(shop, visit, based);
      if (!archived.ok) return answer(task, archived);
      return redirect(`${routeHref('staffContents', visit.language)}?done=archived`);
    }
    case 'restore': {
      const restored = await restoreVersion(shop, visit, { ...based, restore: Number(textOf(form, 'restore')) });
      return restored.ok ? startAgain(task, restored.value.version) : answer(task, restored);
    }
    case 'takeLive':
      return takeLive(task, version);
    case 'checked': {
      const checked = await markChecked(shop, visit, based);
      return checked.ok ? startAgain(task, checked.value.version) : answer(task, checked);
    }
    default:
      throw data(null, { status: 400 });
  }
}

async function save(task: Task, version: number) {
  const { shop, visit, form, place } = task;
  const sent = sentData(form);
  const overrides = form.get('overrides') === 'true';
  const saved = await saveDraft(shop, visit, { place, version, data: sent, overrides });
  if (saved.ok)
    return data<EditorAnswer>({ version: saved.value.version, problems: problemWords(shop, visit, place, sent) });
  if (saved.refusal.code !== 'content-draft-changed') return answer(task, saved);
  return conflictAnswer(task, saved.refusal, { version, sent });
}

/** The difference between the editor's text and the one that somebody saved or a program published meanwhile. */
async function conflictAnswer(task: Task, refusal: Refusal, { version, sent }: { version: number; sent?: unknown }) {
  const read = await readDraft(task.shop, task.visit, task.place);
  if (!read.ok) throw notFound();
  const { draft, live, isOvertaken } = read.value;
  const isLive = isOvertaken && draft.version === version;
  const differences = isLive ? differencesOf(live, draft.data) : differencesOf(draft.data, sent ?? draft.data);
  return data<EditorAnswer>(
    { error: wordsOf(task, refusal), conflict: { version: draft.version, isLive, differences } },
    { status: 409 },
  );
}

/** The draft begins again with what visitors see. */
async function takeLive(task: Task, version: number) {
  const { shop, visit, place } = task;
  const read = await readDraft(shop, visit, place);
  if (!read.ok) throw notFound();
  const { live } = read.value;
  const taken = await saveDraft(shop, visit, { place, version, data: live, overrides: true });
  return taken.ok ? startAgain(task, taken.value.version) : answer(task, taken);
}

/** Opens the editor anew with what is stored. */
const startAgain = ({ visit, place }: Task, version: number) =>
  redirect(`${routeHref('staffContent', visit.language, { id: contentIdOf(place) })}?restored=${version}`);

function answer(task: Task, done: Result<{ version: number } | object, Refusal>) {
  if (done.ok) return data<EditorAnswer>({ ...('version' in done.value && { version: done.value.version }) });
  const { code, errors } = done.refusal;
  const words = errors?.map(({ path, code: problem, facts }) => {
    const field = path.split('.').at(-1) ?? path;
    return [path, task.shop.texts.say(task.visit.language, 'validation', problem, { field, ...facts }) ?? problem];
  });
  return data<EditorAnswer>(
    { error: wordsOf(task, done.refusal), ...(words && { problems: Object.fromEntries(words) }) },
    { status: statusOf[code] },
  );
}

/** Begins a page: a copy of the text that it translates, or an empty draft. */
export async function createContent({ shop, visit, form }: PostedForm) {
  const slug = textOf(form, 'slug').toLowerCase();
  const id = [textOf(form, 'market'), textOf(form, 'language'), textOf(form, 'kind'), slug].join('.');
  const place = placeOfId(id);
  const again = (error: string, status: number) => data<EditorAnswer>({ error }, { status });
  const say = (code: string) => shop.texts.say(visit.language, 'content-editor', code) ?? code;
  const from = placeOfId(textOf(form, 'from'));
  if (!place || (place.kind === 'general' && from?.kind !== 'general')) return again(say('new.slugWrong'), 422);
  const there = await readDraft(shop, visit, place);
  if (there.ok) return again(say('new.slugTaken'), 409);
  const source = from?.kind === place.kind ? await readDraft(shop, visit, from) : undefined;
  const copy = source?.ok
    ? await inLanguageOf(shop, visit, { place, from, document: source.value.draft.data as object })
    : { template: 'default', description: '', blocks: [] };
  const page = place.kind === 'general' ? copy : { ...copy, slug, title: textOf(form, 'title') };
  const saved = await saveDraft(shop, visit, { place, version: 0, data: page, isCopy: source?.ok });
  if (!saved.ok) return again(wordsOf({ shop, visit }, saved.refusal), statusOf[saved.refusal.code]);
  return redirect(routeHref('staffContent', visit.language, { id: contentIdOf(place) }));
}
