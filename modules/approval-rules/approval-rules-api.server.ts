import * as z from 'zod';
import { ok, type Result } from '#core/result.ts';
import { type Api, addCall, createApi } from '../api.server.ts';
import { companyParams } from '../company/company-schema.ts';
import type { Refusal } from '../refusals.ts';
import {
  ruleChange,
  ruleInput,
  ruleView,
  simulationBody,
  simulationView,
  switchBody,
  toRuleView,
  toSimulationView,
  toVersionView,
  versionsView,
} from './approval-rule-schema.ts';
import { addRule, changeRule, switchRule } from './change-rule.server.ts';
import { readRule, readRules } from './read-rules.server.ts';
import { simulateRule } from './simulate-rule.server.ts';

const path = '/companies/{companyId}/approvalrules';
const ofRule = companyParams.extend({ ruleId: z.uuid() });
const needsToken = true;
const description =
  'For administrators and super customer admins of the company, and for staff with the task `customers`. A rule adds approvals to those that the settings require, and removes none.';

const shown = <T, V>(result: Result<T, Refusal>, view: (value: T) => V) =>
  result.ok ? ok(view(result.value)) : result;

/** The API for a company's rules that add approvals to its orders. */
export function approvalRulesApi(): Api {
  const api = createApi();
  addCall(
    api,
    {
      method: 'get',
      path,
      summary: 'The approval rules of a company, the oldest first',
      description,
      needsToken,
      params: companyParams,
      answer: z.array(ruleView),
    },
    async ({ shop, visit, params }) =>
      shown(await readRules(shop, visit, params), ({ rules }) => rules.map(toRuleView)),
  );
  addCall(
    api,
    {
      method: 'post',
      path,
      summary: 'Add an approval rule; it is not active yet',
      description,
      needsToken,
      params: companyParams,
      body: ruleInput,
      answer: ruleView,
    },
    async ({ shop, visit, params, body }) => shown(await addRule(shop, visit, { ...params, ...body }), toRuleView),
  );
  addCall(
    api,
    {
      method: 'post',
      path: `${path}/simulate`,
      summary: 'The orders that a condition would have stopped in the last twelve months',
      description: `${description} Nothing is written.`,
      needsToken,
      params: companyParams,
      body: simulationBody,
      answer: simulationView,
    },
    async ({ shop, visit, params, body }) =>
      shown(await simulateRule(shop, visit, { ...params, ...body }), toSimulationView),
  );
  addCall(
    api,
    {
      method: 'put',
      path: `${path}/{ruleId}`,
      summary: 'Change an approval rule',
      description: `${description} A change since the version that the caller has read is \`rule-changed\`.`,
      needsToken,
      params: ofRule,
      body: ruleChange,
      answer: ruleView,
    },
    async ({ shop, visit, params, body }) => shown(await changeRule(shop, visit, { ...params, ...body }), toRuleView),
  );
  for (const verb of ['activate', 'deactivate'] as const)
    addCall(
      api,
      {
        method: 'put',
        path: `${path}/{ruleId}/${verb}`,
        summary: verb === 'activate' ? 'Put an approval rule into force' : 'Take an approval rule out of force',
        description: `${description} Orders that wait already keep their approvals.`,
        needsToken,
        params: ofRule,
        body: switchBody,
        answer: ruleView,
      },
      async ({ shop, visit, params, body }) =>
        shown(await switchRule(shop, visit, { ...params, ...body, isActive: verb === 'activate' }), toRuleView),
    );
  addCall(
    api,
    {
      method: 'get',
      path: `${path}/{ruleId}/versions`,
      summary: 'How an approval rule came about, the latest version first',
      description,
      needsToken,
      params: ofRule,
      answer: versionsView,
    },
    async ({ shop, visit, params }) =>
      shown(await readRule(shop, visit, params), ({ versions }) => versions.map(toVersionView)),
  );
  return api;
}
