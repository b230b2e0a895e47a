import { isRouteErrorResponse } from 'react-router';

type ErrorFacts = { status: number; requestId: string | undefined; returnTo: string | undefined };

/** The facts of an error that the page may show: status, request id for the log, and the target after sign-in. */
export function readError(error: unknown): ErrorFacts {
  if (!isRouteErrorResponse(error)) return { status: 500, requestId: undefined, returnTo: undefined };
  const { requestId, returnTo } = (error.data ?? {}) as { requestId?: string; returnTo?: string };
  return { status: error.status, requestId, returnTo };
}
