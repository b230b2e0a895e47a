import { ok } from '#core/result.ts';
import type { OpenSession } from '../account/open-session.server.ts';
import { addCall, createApi } from '../api.server.ts';
import { actingAnswer, actingInput } from './acting-schema.ts';
import { endActing } from './end-acting.server.ts';
import { startActing } from './start-acting.server.ts';

export function actingApi() {
  const api = createApi();

  addCall(
    api,
    {
      method: 'post',
      path: '/acting',
      summary: 'Be in the shop as a person of a company, for 30 minutes',
      description:
        'For staff with the task `customers`, in a session of their own. Not for consumers or other staff. Answers with a token of that person; each visit is in the history of the company. Approvals, consents, passwords, payment details and the export of personal data are refused meanwhile.',
      needsToken: true,
      isSecret: true,
      body: actingInput,
      answer: actingAnswer,
    },
    async ({ shop, visit, body }) => {
      const started = await startActing(shop, visit, body);
      return started.ok ? ok(toAnswer(started.value)) : started;
    },
  );

  addCall(
    api,
    {
      method: 'delete',
      path: '/acting',
      summary: 'Stop acting for a customer',
      description: 'Ends the session of that person at once and answers with a token of the own session.',
      needsToken: true,
      isSecret: true,
      answer: actingAnswer,
    },
    async ({ shop, visit }) => {
      const ended = await endActing(shop, visit);
      return ended.ok ? ok(toAnswer(ended.value)) : ended;
    },
  );

  return api;
}

const toAnswer = ({ accessToken, accessExpiresAt, claims }: OpenSession) => ({
  token: accessToken,
  expiresAt: accessExpiresAt.toISOString(),
  user: {
    customerId: claims.customer_id,
    ...(claims.company_id !== undefined && { companyId: claims.company_id }),
    stormRole: claims.storm_role,
  },
  ...(claims.acting && { actingUntil: new Date(claims.acting.until * 1000).toISOString() }),
});
