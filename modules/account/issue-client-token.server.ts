import { ok, refuse } from '#core/result.ts';
import { clientSession } from '../auth/api-client.ts';
import { findClient, touchClient } from '../auth/api-client-store.server.ts';
import type { Claims } from '../auth/claims.ts';
import { isSame, sha256 } from '../auth/keys.server.ts';
import { allows } from '../auth/scopes.ts';
import { accessTokenSeconds } from '../auth/session-state.ts';
import { issueToken, secretsOf } from '../auth/token.server.ts';
import { findPersonById } from '../people/person-store.server.ts';
import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { findCompanyToActFor } from './acting-for.server.ts';

type Input = { clientId: string; clientSecret: string; scope?: string | undefined };

/** For a program with its secret. The program is the session of the token; its scopes are looked up with each call. */
export async function issueClientToken(shop: Shop, { now }: Visit, { clientId, clientSecret, scope = '' }: Input) {
  const client = await findClient(shop.db, clientId);
  const isRight = isSame(sha256(clientSecret), client?.secretHash ?? '');
  const person = client && isRight ? await findPersonById(shop.db, client.customerId) : undefined;
  if (!client?.isActive || !person?.isActive) return refuse({ code: 'client-unknown' });
  const company =
    client.companyId === undefined ? undefined : await findCompanyToActFor(shop.db, person, client.companyId);
  if (company?.id !== client.companyId) return refuse({ code: 'client-unknown' });
  const missing = scope.split(' ').find((wanted) => wanted !== '' && !allows(client.scopes, wanted));
  if (missing !== undefined) return refuse({ code: 'scope-missing', scope: missing });
  const claims: Claims = {
    customer_id: person.customerId,
    ...(company && { company_id: company.id }),
    storm_role: person.role,
    super_customer_admin: person.isSuper,
    sid: clientSession(client.id),
    ...(company?.coopCode !== undefined && { coop_code: company.coopCode }),
    market: client.marketId,
    exp: Math.floor(now.getTime() / 1000) + accessTokenSeconds,
  };
  await touchClient(shop.db, client.id, now);
  return ok({
    access_token: await issueToken(secretsOf(shop.env), claims),
    token_type: 'Bearer' as const,
    expires_in: accessTokenSeconds,
    scope: client.scopes.join(' '),
  });
}
