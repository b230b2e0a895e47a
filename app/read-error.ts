import { isRouteErrorResponse } from 'react-router';

type Told = { status: number; requestId: string | undefined; returnTo: string | undefined };

/** What may be told of what went wrong: a status, the id under which the log has the rest, the way back after signing in. */
export function readError(error: unknown): Told {
  if (!isRouteErrorResponse(error)) return { status: 500, requestId: undefined, returnTo: undefined };
  const { requestId, returnTo } = (error.data ?? {}) as { requestId?: string; returnTo?: string };
  return { status: error.status, requestId, returnTo };
}
