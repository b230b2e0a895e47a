import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { PageFrame } from '#app/components/shell/page-frame.tsx';
import { shopContext, visitContext } from '#app/context.ts';
import { isAway } from '#modules/is-away.server.ts';
import type { Route } from './+types/shell.ts';
import { loadShell } from './load-shell.server.ts';

/** If the data of the frame cannot be read, the visitor gets an error page with a request id. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  try {
    return await loadShell(shop, visit, request);
  } catch (error) {
    if (isAway(error)) throw error;
    shop.log.error({ err: error, requestId: visit.requestId }, 'the shared data of a page could not be loaded');
    throw redirect('/error?code=100');
  }
}

/** The frame's data is kept during navigation and reloaded after a form post, which may have changed it. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  const language = ({ pathname }: URL) => pathname.split('/')[1];
  return formMethod !== undefined || currentUrl.href === nextUrl.href || language(currentUrl) !== language(nextUrl);
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  return (
    <PageFrame shell={loaderData}>
      <Outlet />
    </PageFrame>
  );
}
