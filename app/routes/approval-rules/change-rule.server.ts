import { data, redirect } from 'react-router';
import * as z from 'zod';
import { routeHref } from '#app/addresses/page-addresses.ts';
import {
  type ConditionLine,
  type RuleAnswer,
  ruleIntents,
  type TypedRule,
} from '#app/components/approval-rules/rule-view.ts';
import { type PostedForm, wordsOf } from '#app/forms/answer-form.server.ts';
import { describeIssue } from '#core/fields.ts';
import { normaliseMoneyText } from '#core/input.ts';
import { approvalKindNames, approvalKinds } from '#modules/approval-rules/approval-kinds.ts';
import { outcomeKinds } from '#modules/approval-rules/approval-rule.ts';
import { type RuleInput, ruleInput } from '#modules/approval-rules/approval-rule-schema.ts';
import { addRule, changeRule, switchRule } from '#modules/approval-rules/change-rule.server.ts';
import { type Simulation, simulateRule } from '#modules/approval-rules/simulate-rule.server.ts';
import { cultureOf } from '#modules/market/culture.ts';
import { createCurrencyFormat } from '#modules/market/currency-format.ts';
import { type Refusal, statusOf } from '#modules/refusals.ts';
import { comparisons } from '#modules/rules/condition.ts';

type Task = PostedForm & { readonly companyId: number; readonly ruleId: string };

const mostFields = 20;
const version = z.coerce.number().int().positive();

/** Simulates, saves or switches a rule. */
export async function changeRulePage(task: Task) {
  const { shop, visit, form, companyId, ruleId } = task;
  const intent = ruleIntents.find((one) => one === form.get('intent'));
  if (!intent) throw data(null, { status: 400 });
  if (intent === 'activate' || intent === 'deactivate') {
    const read = version.safeParse(form.get('version'));
    if (!read.success) throw data(null, { status: 400 });
    const of = { companyId, ruleId, version: read.data, isActive: intent === 'activate' };
    const switched = await switchRule(shop, visit, of);
    return switched.ok ? backTo(task, ruleId, intent) : refused(task, undefined, switched.refusal);
  }
  const typed = typedIn(form);
  const read = ruleInput.safeParse(inputOf(typed));
  if (!read.success) return answer(task, { typed, errors: problemsOf(task, typed, read.error) }, 422);
  const input = read.data as RuleInput;
  if (intent === 'simulate') {
    const simulated = await simulateRule(shop, visit, { companyId, condition: input.condition });
    if (!simulated.ok) return refused(task, typed, simulated.refusal);
    return answer(task, { typed, simulation: toView(task, simulated.value) }, 200);
  }
  const saved =
    ruleId === 'new'
      ? await addRule(shop, visit, { companyId, ...input })
      : await changeRule(shop, visit, { companyId, ruleId, ...input, version: version.parse(form.get('version')) });
  return saved.ok ? backTo(task, saved.value.id, 'saved') : refused(task, typed, saved.refusal);
}

const backTo = ({ visit, companyId }: Task, ruleId: string, done: string) =>
  redirect(`${routeHref('companyApprovalRule', visit.language, { ruleId })}?company=${companyId}&done=${done}`);

const answer = ({ visit }: Task, rest: Partial<RuleAnswer>, status: number) =>
  data<RuleAnswer>(
    { answerId: visit.requestId, typed: undefined, errors: [], simulation: undefined, ...rest },
    { status },
  );

const refused = (task: Task, typed: TypedRule | undefined, refusal: Refusal) =>
  answer(task, { typed, errors: [{ text: wordsOf(task, refusal) }] }, statusOf[refusal.code]);

/** The fields as they were typed: `kind.1`, `is.1`, `value.1`, `approver.1`. */
function typedIn(form: FormData): TypedRule {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const numbers = Array.from({ length: mostFields }, (_, index) => index + 1);
  const lines = numbers
    .filter((number) => form.has(`kind.${number}`))
    .map(
      (number): ConditionLine => ({
        kind: approvalKindNames.find((one) => one === textOf(`kind.${number}`)) ?? '',
        is: comparisons.find((one) => one === textOf(`is.${number}`)) ?? 'EQUAL',
        value: textOf(`value.${number}`),
      }),
    );
  return {
    name: textOf('name'),
    join: textOf('join') === 'OR' ? 'OR' : 'AND',
    lines,
    outcome: outcomeKinds.find((one) => one === textOf('outcome')) ?? 'one',
    approvers: numbers.filter((number) => form.has(`approver.${number}`)).map((number) => textOf(`approver.${number}`)),
  };
}

const usedLines = ({ lines }: TypedRule) => lines.flatMap((line, index) => (line.kind === '' ? [] : [{ line, index }]));

function inputOf(typed: TypedRule) {
  const parts = usedLines(typed).map(({ line }) => toCondition(line));
  const approvers = typed.approvers.filter((value) => value !== '').map(Number);
  return { name: typed.name, condition: { [typed.join]: parts }, outcome: { kind: typed.outcome, approvers } };
}

function toCondition({ kind, is, value }: ConditionLine) {
  const type = kind === '' ? 'text' : approvalKinds[kind];
  if (type === 'flag') return { kind, is, value: true };
  if (type === 'text') return { kind, is, value };
  const text = normaliseMoneyText(value);
  return { kind, is, value: text === '' ? '' : Number(text) };
}

/** Which fields are wrong: a name, a value or an approver is missing or does not fit. */
function problemsOf({ shop, visit }: Task, typed: TypedRule, error: z.ZodError): RuleAnswer['errors'] {
  const say = (key: string, facts?: Record<string, unknown>) =>
    shop.texts.say(visit.language, 'approval-rules', key, facts) ?? key;
  const isWrong = (name: string) => error.issues.some(({ path }) => path[0] === name);
  const forbidden = error.issues.map(describeIssue).find(({ code }) => code === 'forbidden-characters');
  const ofName =
    forbidden &&
    shop.texts.say(visit.language, 'validation', forbidden.code, { field: say('name'), ...forbidden.facts });
  const used = usedLines(typed);
  const wrongLines = used.filter(({ line }) => !ruleInput.shape.condition.safeParse(toCondition(line)).success);
  return [
    ...(isWrong('name') ? [{ text: ofName ?? say('problem.name'), fieldId: 'name' }] : []),
    ...(used.length === 0 ? [{ text: say('problem.conditions'), fieldId: 'kind.1' }] : []),
    ...wrongLines.map(({ index }) => ({
      text: say('problem.value', { number: index + 1 }),
      fieldId: `value.${index + 1}`,
    })),
    ...(isWrong('outcome') ? [{ text: say('problem.approvers'), fieldId: 'approver.1' }] : []),
  ];
}

function toView({ visit }: Task, { list, ...counts }: Simulation): RuleAnswer['simulation'] {
  return {
    ...counts,
    list: list.map(({ orderId, orderNo, createdAt, buyer, payable, hidesPrices }) => ({
      orderId,
      orderNo,
      at: createdAt,
      buyer,
      total: hidesPrices ? '' : createCurrencyFormat(cultureOf(visit), payable.currency).format(payable.amount),
    })),
  };
}
