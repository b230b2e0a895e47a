import type { FramedVisit } from '../visit.ts';
import type { Claims } from './claims.ts';
import { frameTokenField, frameTokenHeader } from './frame-token.ts';
import { isSame, macOf } from './keys.server.ts';
import type { TokenSecrets } from './token.server.ts';

const purpose = 'punchout-frame';

/** For the session of a cookie that browsers send in frames. Other pages do not know the token. */
export const framedVisitOf = (
  [secret]: TokenSecrets,
  { sid, punch_out_to: by }: Pick<Claims, 'sid' | 'punch_out_to'>,
): FramedVisit => ({ by, token: macOf(secret, purpose, sid) });

/**
 * Whether a change comes from a page of the frame itself. Its cookie is sent with requests of other sites in the same window, too, so
 * that the origin alone would be the only guard.
 */
export async function bringsFrameToken({ token }: FramedVisit, request: Request): Promise<boolean> {
  const header = request.headers.get(frameTokenHeader);
  if (header !== null) return isSame(header, token);
  const type = request.headers.get('content-type') ?? '';
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)) return false;
  const field = (await request.clone().formData()).get(frameTokenField);
  return typeof field === 'string' && isSame(field, token);
}
