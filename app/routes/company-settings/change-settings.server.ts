import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { SettingsAnswer } from '#app/components/company-settings/settings-view.ts';
import { type PostedForm, wordsOf } from '#app/forms/answer-form.server.ts';
import { changeCompanySettings } from '#modules/company/change-company-settings.server.ts';
import { changeSettingsInput } from '#modules/company/company-schema.ts';
import { checkSetting, type SettingChange } from '#modules/company/company-settings.ts';
import { checkServices, findUnknownServices } from '#modules/company-settings/check-services.server.ts';
import { writeRules } from '#modules/company-settings/form-rules.ts';
import { previewSettings } from '#modules/company-settings/preview-settings.server.ts';
import { readSettings } from '#modules/company-settings/read-settings.server.ts';
import { guidedKeys } from '#modules/company-settings/setting-guide.ts';
import { type Refusal, statusOf } from '#modules/refusals.ts';

type Task = PostedForm & { readonly companyId: number };
type Values = Readonly<Record<string, string>>;

const valuesText = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'invalid' });
    return z.NEVER;
  }
});
const sent = z.object({
  intent: z.enum(['preview', 'save']),
  version: z.coerce.number().int().positive(),
  /** The company's own values as the form came with them. */
  base: valuesText.pipe(z.record(z.string(), z.string())),
  changes: valuesText.pipe(changeSettingsInput).optional(),
});

/** Shows what a change would do, or saves what was shown. */
export async function changeSettings(task: Task) {
  const read = sent.safeParse(Object.fromEntries(task.form));
  if (!read.success) throw data(null, { status: 400 });
  const { intent, version, base, changes } = read.data;
  return intent === 'save' && changes
    ? save(task, { version, base, changes })
    : preview(task, { version, base, changes: typedChanges(task.form, base) });
}

/** The typed values that differ from the loaded ones. An empty field removes the company's value. */
function typedChanges(form: FormData, base: Values): SettingChange[] {
  return guidedKeys.flatMap((key) => {
    const value = key === 'FormViewRules' ? typedRules(form, base[key]) : form.get(`s.${key}`);
    if (typeof value !== 'string' && value !== null) return [];
    if (value === null && !(key === 'FormViewRules' && form.has('hasRules'))) return [];
    const typed = value?.trim() || null;
    return typed === (base[key] ?? null) ? [] : [{ key, value: typed }];
  });
}

function typedRules(form: FormData, stored: string | undefined): string | null {
  if (!form.has('hasRules')) return stored ?? null;
  const names = form.getAll('rule').filter((name) => typeof name === 'string');
  return writeRules(stored, names);
}

type Base = { readonly version: number; readonly base: Values };
type Save = Base & { readonly changes: readonly SettingChange[] };

const answerTo = ({ visit }: Task, based: Base, rest: Partial<SettingsAnswer>, status: number) => {
  const { version, base } = based;
  const nothing = { typed: {}, problems: {}, errors: [], stored: {} };
  return data<SettingsAnswer>({ answerId: visit.requestId, version, base, ...nothing, ...rest }, { status });
};

const typedOf = (base: Values, changes: readonly SettingChange[]): Values => ({
  ...base,
  ...Object.fromEntries(changes.map(({ key, value }) => [key, value ?? ''])),
});

async function preview(task: Task, asked: Save) {
  const { shop, visit, companyId } = task;
  const { base, changes } = asked;
  const typed = typedOf(base, changes);
  const problems = await problemsOf(task, changes);
  if (Object.keys(problems).length > 0) return answerTo(task, asked, { typed, problems }, 422);
  const read = await previewSettings(shop, visit, { companyId, settings: changes });
  if (!read.ok) return refused(task, asked, read.refusal);
  return answerTo(task, asked, { typed, preview: { effects: read.value, changes: JSON.stringify(changes) } }, 200);
}

async function save(task: Task, asked: Save) {
  const { shop, visit, companyId } = task;
  const { version, base, changes } = asked;
  const saved = await changeCompanySettings(shop, visit, { companyId, settings: changes, version }, checkServices);
  if (saved.ok) return redirect(`${routeHref('companySettings', visit.language)}?company=${companyId}&done=saved`);
  if (saved.refusal.code !== 'company-changed') return refused(task, asked, saved.refusal);
  const now = await readSettings(shop, visit, companyId);
  if (!now.ok) return refused(task, asked, now.refusal);
  // Fields that the editor did not change get the stored value; fields that both changed stay as typed, with the stored value beside them.
  const own = Object.fromEntries(
    now.value.settings.flatMap(({ key, own: value }) => (value === undefined ? [] : [[key, value]])),
  );
  const theirs = now.value.settings.filter(({ key }) => (own[key] ?? '') !== (base[key] ?? ''));
  const answer = {
    typed: typedOf(own, changes),
    errors: [wordsOf(task, saved.refusal)],
    stored: Object.fromEntries(theirs.map(({ key, value }) => [key, value])),
  };
  return answerTo(task, { base: own, version: now.value.version }, answer, 409);
}

/** What is wrong with each field: all of them at once. */
async function problemsOf(task: Task, changes: readonly SettingChange[]): Promise<Values> {
  const checked = changes.flatMap(({ key, value }) => (value === null ? [] : [checkSetting(key, value)]));
  const wrong = checked.flatMap((one) => (one.ok ? [] : [one.refusal]));
  const unknown = await findUnknownServices(task.shop, changes);
  return Object.fromEntries([...unknown, ...wrong].map((refusal) => [refusal.key, settingWords(task, refusal)]));
}

/** A refusal with the label of its setting, as the form shows it. */
function settingWords(task: Task, refusal: Refusal & { readonly key: string }): string {
  const label = task.shop.texts.say(task.visit.language, 'setting-texts', `${refusal.key}.name`);
  return wordsOf(task, { ...refusal, key: label ?? refusal.key });
}

/** A refusal about one setting is shown at its field, with a link in the summary above the form. */
const refused = (task: Task, asked: Save, refusal: Refusal) => {
  const typed = typedOf(asked.base, asked.changes);
  const key = guidedKeys.find((one) => one === refusal['key']);
  const where =
    key === undefined
      ? { errors: [wordsOf(task, refusal)] }
      : { problems: { [key]: settingWords(task, { ...refusal, key }) } };
  return answerTo(task, asked, { typed, ...where }, statusOf[refusal.code]);
};
