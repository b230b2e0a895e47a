import { ok, refuse } from '#core/result.ts';
import { isInternal } from '../auth/claims.ts';
import type { Visit } from '../visit.ts';

/** Internal staff decide what is shown, and nobody else. */
export function staffOnly({ claims }: Pick<Visit, 'claims'>) {
  if (!claims) return refuse({ code: 'not-signed-in' });
  return isInternal(claims) ? ok(claims) : refuse({ code: 'not-allowed' });
}
