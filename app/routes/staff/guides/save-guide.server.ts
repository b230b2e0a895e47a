import { data, redirect } from 'react-router';
import type * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { GuideAnswer } from '#app/components/staff/guides/guide-edit.ts';
import { type PostedForm, wordsOf } from '#app/forms/answer-form.server.ts';
import { contentSlug } from '#modules/content/page-schema.ts';
import { guideSchema } from '#modules/guide/guide-schema.ts';
import { changeGuide } from '#modules/guide/save-guide.server.ts';
import { statusOf } from '#modules/refusals.ts';

const newSlug = 'new';

/** Saves the guide of the editor. Its problems are texts; the editor keeps what was typed. */
export async function saveByForm({ shop, visit, form }: PostedForm, address: string) {
  const say = (key: string, facts?: Record<string, unknown>) =>
    shop.texts.say(visit.language, 'guide-editor', key, facts) ?? key;
  const refused = (problems: string[], status: number) => data<GuideAnswer>({ problems }, { status });
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const slug = contentSlug.safeParse(address === newSlug ? typed('slug') : address);
  const guide = guideSchema.safeParse(parsed(typed('guide')));
  const problems = [
    ...(slug.success && slug.data !== newSlug ? [] : [say('slugWrong')]),
    ...(guide.success ? [] : problemsOf(guide.error, say)),
  ];
  if (!slug.success || !guide.success || problems.length > 0) return refused(problems, 422);
  // A new guide is version 0, so that it never replaces another one.
  const version = address === newSlug ? 0 : Number(typed('version'));
  const saved = await changeGuide(shop, visit, { slug: slug.data, version, guide: guide.data });
  if (saved.ok) return redirect(`${routeHref('staffGuides', visit.language)}?done=saved`);
  const { refusal } = saved;
  const isTaken = address === newSlug && refusal.code === 'guide-changed';
  return refused([isTaken ? say('slugTaken') : wordsOf({ shop, visit }, refusal)], statusOf[refusal.code]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One sentence for all missing English texts, and one for anything else. */
function problemsOf({ issues }: z.ZodError, say: (key: string, facts?: Record<string, unknown>) => string): string[] {
  const missing = issues.filter(({ path, message }) => path[0] === 'texts' && message === 'required').length;
  const isOther = issues.length > missing;
  return [...(missing > 0 ? [say('englishMissing', { count: missing })] : []), ...(isOther ? [say('wrong')] : [])];
}
