import { useShellData } from '#app/frame-data/use-shell-data.ts';
import { readError } from '#app/read-error.ts';
import { PageWidth } from '#app/ui/page-width.tsx';
import { ErrorNote } from './error-note.tsx';
import { SignedOutQuestion } from './signed-out-dialog.tsx';
import { useShop } from './use-shop.ts';

/** An error page inside the shop's frame: failed, missing or forbidden. */
export function PageError({ error }: { error: unknown }) {
  const { language } = useShop();
  const { status, requestId, returnTo } = readError(error);
  const isSignedIn = useShellData()?.user !== undefined;
  // A signed-in visitor would be redirected back at once, so no sign-in link is shown.
  const signIn =
    returnTo === undefined || isSignedIn ? undefined : `/login?${new URLSearchParams({ returnTo, lang: language })}`;
  return (
    <PageWidth className="py-8 md:py-12">
      <ErrorNote status={status} requestId={requestId} home={`/${language}`} signIn={signIn} />
      {status === 440 && signIn && <SignedOutQuestion signIn={signIn} />}
    </PageWidth>
  );
}
