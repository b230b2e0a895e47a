import { Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router';
import { ErrorNote } from '#app/components/shell/error-note.tsx';
import { SignedOutQuestion } from '#app/components/shell/signed-out-dialog.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { shopContext, visitContext } from '#app/context.ts';
import { readError } from '#app/read-error.ts';
import { readAlternates } from '#app/routes/shell/read-alternates.server.ts';
import { readShellUser } from '#app/routes/shell/read-shell-user.server.ts';
import { WorkFrame } from '#app/work/shell/work-frame.tsx';
import { timeZones } from '#modules/market/time-zones.ts';
import type { Route } from './+types/work.ts';
import { readOpenWork } from './read-open-work.server.ts';

/** The staff member and their open work. The use cases that count refuse visitors who are not staff. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visit = context.get(visitContext);
  const { market } = visit;
  const user = await readShellUser(shop, visit);
  const { alternates, keptBy, base, canonical } = await readAlternates(shop, visit, url.pathname);
  return {
    person: user && { name: user.name, email: user.email },
    pages: user?.staffPages ?? [],
    openWork: await readOpenWork(shop, visit),
    address: {
      cultures: Object.fromEntries(market.languages.map((one) => [one, market.locales[one]?.cultureCode])),
      timeZone: timeZones[market.code],
      alternates,
      keptBy,
      base,
      canonical,
    },
  };
}

/** Counts are read again for each page and after each form, but not while a list is sorted or searched. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}

export default function Work({ loaderData: { person, pages, openWork } }: Route.ComponentProps) {
  return (
    <WorkFrame person={person} pages={pages} openWork={openWork}>
      <Outlet />
    </WorkFrame>
  );
}

/** Keeps the work shell around a screen that failed, is missing or is not allowed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('work');
  const { href, language } = useShop();
  const { status, requestId, returnTo } = readError(error);
  const isSignedOut = returnTo !== undefined && !data?.person;
  const signIn = isSignedOut ? `/login?${new URLSearchParams({ returnTo, lang: language })}` : undefined;
  return (
    <WorkFrame person={data?.person} pages={data?.pages ?? []} openWork={data?.openWork ?? {}}>
      <ErrorNote status={status} requestId={requestId} home={signIn ? `/${language}` : href('staff')} signIn={signIn} />
      {status === 440 && signIn && <SignedOutQuestion signIn={signIn} />}
    </WorkFrame>
  );
}
