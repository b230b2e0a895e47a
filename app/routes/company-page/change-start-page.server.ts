import { data, redirect } from 'react-router';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { StartAnswer } from '#app/components/company-page/start-page-view.ts';
import { type PostedForm, wordsOf } from '#app/forms/answer-form.server.ts';
import { describeIssue } from '#core/fields.ts';
import { startPageInput } from '#modules/company-page/company-page-schema.ts';
import { readStartEditor } from '#modules/company-page/read-start-page.server.ts';
import { removeStart } from '#modules/company-page/remove-start-page.server.ts';
import { saveStart } from '#modules/company-page/save-start-page.server.ts';
import { type Refusal, statusOf } from '#modules/refusals.ts';
import { cardNumbers } from './load-start-editor.server.ts';

type Task = PostedForm & { readonly companyId: number };

const textOf = (form: FormData, name: string): string => {
  const sent = form.get(name);
  return typeof sent === 'string' ? sent.trim() : '';
};

/** Saves or removes the start page of a company. */
export async function changeStartPage(task: Task) {
  const { shop, visit, form, companyId } = task;
  const back = (done: string) =>
    redirect(`${routeHref('editStartPage', visit.language, { customer_id: String(companyId) })}?done=${done}`);
  if (form.get('intent') === 'remove') {
    const read = await readStartEditor(shop, visit, { companyId });
    const id = read.ok ? read.value.page?.id : undefined;
    const removed = id === undefined ? undefined : await removeStart(shop, visit, { id });
    return removed && !removed.ok ? refused(task, removed.refusal) : back('removed');
  }
  const isTyped = (...names: string[]) => names.some((name) => textOf(form, name) !== '');
  const shownCards = cardNumbers.filter((number) =>
    isTyped(...['Title', 'Text', 'LinkText', 'LinkUrl'].map((name) => `card${number}${name}`)),
  );
  const parsed = startPageInput.safeParse(sentFields(form, companyId, shownCards));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => {
      const { code, facts } = describeIssue(issue);
      const [name, label] = fieldOf(issue.path, shownCards);
      const field = shop.texts.say(visit.language, 'company-page', `field.${label}`) ?? name;
      return [name, shop.texts.say(visit.language, 'validation', code, { field, ...facts }) ?? code] as const;
    });
    return answer(task, { problems: Object.fromEntries(problems) }, 422);
  }
  const saved = await saveStart(shop, visit, parsed.data);
  return saved.ok ? back('saved') : refused(task, saved.refusal);
}

function sentFields(form: FormData, companyId: number, shownCards: readonly number[]) {
  const text = (name: string) => textOf(form, name);
  const action = (prefix: string, names: readonly [string, string]) => {
    const [words, url] = names.map((name) => text(`${prefix}${name}`));
    return words || url ? { action: { text: words, link: { url } } } : {};
  };
  const hero = { headline: text('headline'), text: text('text'), ...action('', ['linkText', 'linkUrl']) };
  return {
    company_id: String(companyId),
    version: text('version'),
    title: text('title'),
    content: text('content'),
    // Other content without a headline is not dropped silently: the missing headline is reported.
    hero_block: hero.headline || hero.text || 'action' in hero ? JSON.stringify({ ...hero, scene: text('scene') }) : '',
    column_cards: JSON.stringify(
      shownCards.map((number) => ({
        title: text(`card${number}Title`),
        text: text(`card${number}Text`),
        ...action(`card${number}`, ['LinkText', 'LinkUrl']),
      })),
    ),
    video: text('video'),
    product_add_to_cart: text('product_add_to_cart'),
    logotype: form.get('logotype') ?? '',
    ...(form.get('remove_logotype') === 'true' && { remove_logotype: 'true' }),
  };
}

/** The name of the input that a part of the page comes from, and the key of its label. */
function fieldOf(path: readonly PropertyKey[], shownCards: readonly number[]): [name: string, label: string] {
  const last = path.includes('link') ? 'linkUrl' : path.includes('action') ? 'linkText' : String(path.at(-1));
  if (path[0] === 'hero_block') return [last, last];
  if (path[0] !== 'column_cards') return [String(path[0]), String(path[0])];
  const capital = last.charAt(0).toUpperCase() + last.slice(1);
  return [`card${shownCards[Number(path[1])] ?? 1}${capital}`, last];
}

function refused(task: Task, refusal: Refusal) {
  const words = wordsOf(task, refusal);
  const isOfFile = refusal.code.startsWith('logo-');
  return answer(task, isOfFile ? { problems: { logotype: words } } : { errors: [words] }, statusOf[refusal.code]);
}

function answer({ visit, form }: Task, rest: Partial<StartAnswer>, status: number) {
  const typed = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return data<StartAnswer>({ answerId: visit.requestId, typed, problems: {}, errors: [], ...rest }, { status });
}
