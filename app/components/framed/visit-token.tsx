import { useLayoutEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';
import { visitTokenField } from '#modules/auth/visit-token.ts';
import { addVisitToken } from './add-visit-token.ts';

/** Undefined outside of the visit of a procurement system. */
const useVisitToken = () => useRouteLoaderData<typeof loader>('root')?.visitToken;

/** The shop is shown in a frame of a procurement system. */
export const useIsFramed = () => useRouteLoaderData<typeof loader>('root')?.isFramed === true;

/** Before the first effect of the page, which may already send something. */
export function VisitToken() {
  const token = useVisitToken();
  useLayoutEffect(() => (token === undefined ? undefined : addVisitToken(window, token)), [token]);
  return null;
}

/** For forms that must work without scripts, too. */
export function VisitTokenField() {
  const token = useVisitToken();
  return token === undefined ? null : <input type="hidden" name={visitTokenField} value={token} />;
}
