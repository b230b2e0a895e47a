import { ErrorNote } from '#app/components/shell/error-note.tsx';
import { SignedOutQuestion } from '#app/components/shell/signed-out-dialog.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import type { OrderPageView } from './checkout-page-view.ts';

/**
 * Replaces the form when the session has ended meanwhile. Shows what a page load would show; buyers of companies start at the
 * home page.
 */
export function SessionOver({ who }: Pick<OrderPageView, 'who'>) {
  const { language, href } = useShop();
  const home = `/${language}`;
  const returnTo = who === 'company' ? home : href('checkoutOrder');
  const signIn = `/login?${new URLSearchParams({ returnTo, lang: language })}`;
  return (
    <>
      <ErrorNote status={440} home={home} signIn={signIn} />
      <SignedOutQuestion signIn={signIn} />
    </>
  );
}
