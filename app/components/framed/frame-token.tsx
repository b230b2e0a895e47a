import { useLayoutEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '#app/root.tsx';
import { frameTokenField } from '#modules/auth/frame-token.ts';
import { addFrameToken } from './add-frame-token.ts';

/** Undefined outside of the frame of a procurement system. */
export const useFrameToken = () => useRouteLoaderData<typeof loader>('root')?.frameToken;

/** Before the first effect of the page, which may already send something. */
export function FrameToken() {
  const token = useFrameToken();
  useLayoutEffect(() => (token === undefined ? undefined : addFrameToken(window, token)), [token]);
  return null;
}

/** For forms that must work without scripts, too. */
export function FrameTokenField() {
  const token = useFrameToken();
  return token === undefined ? null : <input type="hidden" name={frameTokenField} value={token} />;
}
