import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import type { CompanyAnswer } from '#app/components/company-admin/company-admin-view.ts';
import { type PostedForm, wordsOf } from '#app/forms/answer-form.server.ts';
import { notFound } from '#app/not-found.ts';
import { findForbidden, normaliseMoneyText } from '#core/input.ts';
import { parsePartNumber } from '#core/sku.ts';
import { connectPriceList, disconnectPriceList } from '#modules/company-admin/company-price-lists.server.ts';
import { createPriceList } from '#modules/company-admin/create-price-list.server.ts';
import { addListedProduct, removeListedProduct } from '#modules/company-admin/price-list-products.server.ts';
import { newPriceListInput } from '#modules/company-admin/price-list-schema.ts';
import { requestPriceImport, stopPriceImport } from '#modules/price-sheet/import-price-list.server.ts';
import { type Refusal, statusOf } from '#modules/refusals.ts';
import { sentText } from './read-company-form.server.ts';

type Task = PostedForm & { readonly companyId: number };
type Outcome = Promise<{ ok: true; value: unknown } | { ok: false; refusal: Refusal }>;

const amount = /^\d{1,9}(?:\.\d{1,2})?$/;
const intents = ['connect', 'disconnect', 'create', 'add', 'remove', 'import'] as const;

/** One of the forms of the page of price lists. */
export async function changePriceLists(task: Task) {
  const { visit, form, companyId } = task;
  const intent = z.enum(intents).safeParse(form.get('intent'));
  if (!intent.success) throw data(null, { status: 400 });
  const typed = Object.fromEntries(['name', 'type', 'sku', 'unitNet'].map((name) => [name, sentText(form, name)]));
  const answer = (rest: Partial<CompanyAnswer>, status: number) =>
    data<CompanyAnswer>(
      { intent: intent.data, answerId: visit.requestId, typed, problems: {}, errors: [], ...rest },
      { status },
    );
  if (intent.data === 'import') return importSheet(task, answer);
  const problems = problemsOf(task, intent.data, typed);
  if (Object.keys(problems).length > 0) return answer({ problems }, 422);
  const done = await run(task, intent.data, typed);
  if (!done.ok) return answer({ errors: [wordsOf(task, done.refusal)] }, statusOf[done.refusal.code]);
  const isOfList = intent.data === 'add' || intent.data === 'remove';
  const query = new URLSearchParams({ ...(isOfList && { list: sentText(form, 'list') }), done: 'lists' });
  return redirect(`${routeHref('editPriceLists', visit.language, { customer_id: String(companyId) })}?${query}`);
}

type Answer = (rest: Partial<CompanyAnswer>, status: number) => ReturnType<typeof data<CompanyAnswer>>;

/** Starts an import of prices, and opens the list with its progress. */
async function importSheet(task: Task, answer: Answer) {
  const { shop, visit, form, companyId } = task;
  const [list, file] = [sentText(form, 'list'), form.get('file')];
  if (!(file instanceof File) || file.size === 0) {
    const none = shop.texts.say(visit.language, 'company-admin', 'sheet.none') ?? '';
    return answer({ problems: { file: none } }, 422);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const requested = await requestPriceImport(shop, visit, { code: list, bytes, companyId });
  if (!requested.ok) return answer({ errors: [wordsOf(task, requested.refusal)] }, statusOf[requested.refusal.code]);
  const query = new URLSearchParams({ list, job: requested.value.importId });
  return redirect(`${routeHref('editPriceLists', visit.language, { customer_id: String(companyId) })}?${query}`);
}

/** Stops the import of the address. A finished import needs no stop: the page shows its result. */
export async function stopSheet({ shop, visit, companyId }: Task, query: URLSearchParams) {
  const importId = z.uuid().safeParse(query.get('job'));
  if (!importId.success) throw data(null, { status: 400 });
  const stopped = await stopPriceImport(shop, visit, importId.data);
  if (!stopped.ok && stopped.refusal.code !== 'import-over') throw notFound();
  return redirect(`${routeHref('editPriceLists', visit.language, { customer_id: String(companyId) })}?${query}`);
}

type Intent = Exclude<(typeof intents)[number], 'import'>;

function problemsOf({ shop, visit }: Task, intent: Intent, typed: Readonly<Record<string, string>>) {
  const say = (code: string) => shop.texts.say(visit.language, 'company-admin', `problem.${code}`) ?? code;
  const problems: Record<string, string> = {};
  if (intent === 'create' && !typed.name?.trim()) problems.name = say('required');
  const characters = intent === 'create' ? findForbidden(typed.name ?? '') : [];
  if (characters.length > 0) {
    const facts = { field: shop.texts.say(visit.language, 'company-admin', 'field.name'), characters };
    problems.name = shop.texts.say(visit.language, 'validation', 'forbidden-characters', facts) ?? say('required');
  }
  if (intent === 'add' && !typed.sku?.trim()) problems.sku = say('required');
  const unitNet = normaliseMoneyText(typed.unitNet ?? '');
  if (intent === 'add' && unitNet !== '' && !amount.test(unitNet)) problems.unitNet = say('number');
  return problems;
}

function run({ shop, visit, form, companyId }: Task, intent: Intent, typed: Readonly<Record<string, string>>): Outcome {
  const list = sentText(form, 'list');
  const number = parsePartNumber(typed.sku ?? '');
  const sku = number.ok ? number.value : (typed.sku ?? '');
  switch (intent) {
    case 'connect':
      return connectPriceList(shop, visit, companyId, list);
    case 'disconnect':
      return disconnectPriceList(shop, visit, companyId, list);
    case 'create':
      return createFrom(typed, (input) => createPriceList(shop, visit, companyId, input));
    case 'add': {
      const unitNet = normaliseMoneyText(typed.unitNet ?? '') || undefined;
      return addListedProduct(shop, visit, { companyId, priceListId: list, sku, mode: 'Default', unitNet });
    }
    default:
      return removeListedProduct(shop, visit, { companyId, priceListId: list, sku, mode: 'ColorVariants' });
  }
}

async function createFrom(
  typed: Readonly<Record<string, string>>,
  create: (input: z.output<typeof newPriceListInput>) => Outcome,
) {
  const read = newPriceListInput.safeParse({ name: typed.name, type: Number(typed.type) });
  return read.success ? create(read.data) : { ok: false as const, refusal: { code: 'invalid-input' as const } };
}
