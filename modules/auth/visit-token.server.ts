import type { Visit } from '../visit.ts';
import { isSame, macOf } from './keys.server.ts';
import type { TokenSecrets } from './token.server.ts';
import { visitTokenField, visitTokenHeader } from './visit-token.ts';

/** Of a procurement session, in its pages. Pages of other sites and of other sessions do not know it. */
export const visitTokenOf = ([secret]: TokenSecrets, sid: string): string => macOf(secret, 'punchout-frame', sid);

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i;

/** The token that a change brings, as a header of scripts or as a field of a form. */
async function tokenOf(request: Request, readsForms: boolean): Promise<string | undefined> {
  const header = request.headers.get(visitTokenHeader);
  if (header !== null) return header;
  if (!readsForms || !formTypes.test(request.headers.get('content-type') ?? '')) return undefined;
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined);
  const field = form?.get(visitTokenField);
  return typeof field === 'string' ? field : undefined;
}

type Visitor = Pick<Visit, 'claims' | 'endedVisit' | 'framed' | 'visitToken'>;

/**
 * Whether a change comes from another page than it should. In a frame every change brings the token, because the cookie is sent with requests
 * of other sites in the same window, too. In a window a wrong token is that of a visit that another one has replaced in this browser: its
 * page must not fill or return the other cart.
 */
export async function changeRefusal(
  { claims, endedVisit, framed, visitToken }: Visitor,
  request: Request,
): Promise<'foreign-origin' | 'other-visit' | undefined> {
  if (!claims && !endedVisit && !framed) return undefined;
  const token = await tokenOf(request, visitToken !== undefined);
  if (token === undefined) return framed ? 'foreign-origin' : undefined;
  if (visitToken !== undefined && isSame(token, visitToken)) return undefined;
  return framed ? 'foreign-origin' : 'other-visit';
}
