import type { Environment } from '#core/environment.ts';
import type { Claims } from '../auth/claims.ts';
import { isB2B } from '../auth/is-b2b.ts';

type Facts = { isFlagOn: boolean; environment: Environment; claims: Pick<Claims, 'storm_role'> | undefined };

/** Search analytics need the feature, the production environment, and a visitor who is anonymous or a consumer. */
export const mayAnalyseSearch = ({ isFlagOn, environment, claims }: Facts): boolean =>
  isFlagOn && environment === 'production' && !isB2B(claims);
