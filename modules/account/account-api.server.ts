import { ok } from '#core/result.ts';
import { addCall, createApi } from '../api.server.ts';
import { findMarketByCode, findMarketBySiteId } from '../market/find-market.ts';
import { accepted, companyChoices, endedView, resetQuery, sessionList, sessionParams } from './account-api-schema.ts';
import { listMyCompanies } from './list-my-companies.server.ts';
import { listSessions } from './list-sessions.server.ts';
import { requestPasswordReset } from './request-password-reset.server.ts';
import { endSession, signOutEverywhere } from './sign-out.server.ts';

export function accountApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'get',
      path: '/companies',
      summary: 'The companies that the caller may act for',
      needsToken: true,
      answer: companyChoices,
    },
    async ({ shop, visit }) => {
      const listed = await listMyCompanies(shop, visit);
      if (!listed.ok) return listed;
      return ok(listed.value.map(({ parentId, ...company }) => ({ ...company, ...(parentId && { parentId }) })));
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/ResetPassword/ResetPassword',
      summary: 'Ask for a mail with which to choose a new password',
      description: 'Answers the same whether or not there is such a user.',
      query: resetQuery,
      answer: accepted,
    },
    ({ shop, visit, query: { userName, market } }) => {
      const named = market === undefined ? undefined : (findMarketByCode(market) ?? findMarketBySiteId(Number(market)));
      return requestPasswordReset(shop, visit, { loginName: userName, ...(named && { market: named }) });
    },
  );

  addCall(
    api,
    {
      method: 'get',
      path: '/sessions',
      summary: 'The caller’s sessions',
      needsToken: true,
      answer: sessionList,
    },
    async ({ shop, visit }) => {
      const listed = await listSessions(shop, visit);
      if (!listed.ok) return listed;
      return ok(
        listed.value.map(({ company, createdAt, lastSeenAt, ...session }) => ({
          ...session,
          ...(company !== undefined && { company }),
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
        })),
      );
    },
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/sessions',
      summary: 'Sign out everywhere',
      needsToken: true,
      answer: endedView,
    },
    ({ shop, visit }) => signOutEverywhere(shop, visit),
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/sessions/{sid}',
      summary: 'End one of one’s own sessions',
      needsToken: true,
      params: sessionParams,
      answer: endedView,
    },
    ({ shop, visit, params }) => endSession(shop, visit, params),
  );

  return api;
}
