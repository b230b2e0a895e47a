import type { ReactNode } from 'react';
import { Links, Meta, Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router';
import { IntlProvider } from 'use-intl';
import { cultureOf } from '#modules/market/culture.ts';
import type { Route } from './+types/root.ts';
import { domainsOfPath } from './addresses/message-domains.ts';
import { wordsOf } from './addresses/page-addresses.ts';
import { AwayNotice } from './away/away-notice.tsx';
import { createKeepPage } from './away/create-keep-page.ts';
import { VisitToken } from './components/framed/visit-token.tsx';
import { BareFrame } from './components/shell/bare-frame.tsx';
import { ErrorNote } from './components/shell/error-note.tsx';
import { RouteScroll } from './components/shell/route-scroll.tsx';
import { useFollow } from './components/shell/use-follow.ts';
import { shopContext, visitContext } from './context.ts';
import { LateScripts } from './late-scripts/late-scripts.tsx';
import { unpackResults } from './packed/unpack-results.ts';
import { readError } from './read-error.ts';
import styles from './styles/app.css?url';

export function loader({ context, url }: Route.LoaderArgs) {
  const { texts } = context.get(shopContext);
  const { market, language, framed, visitToken } = context.get(visitContext);
  const culture = cultureOf({ market, language });
  return {
    visitToken,
    isFramed: framed !== undefined,
    language,
    culture,
    words: wordsOf(language),
    market: {
      code: market.code,
      marketId: market.marketId,
      name: market.name,
      currency: market.currency,
      eu: market.eu,
      languages: market.languages.map((code) => ({ code, name: market.locales[code]?.name ?? code })),
    },
    messages: texts.messages(culture, [
      'shell',
      'ui',
      'content',
      'buying',
      'hearts',
      'newsletter-form',
      ...domainsOfPath(url.pathname),
    ]),
  };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [createKeepPage(), unpackResults];

/** The data is the same for every page of a language: it is loaded again only after a change of language. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  const first = ({ pathname }: URL) => pathname.split('/')[1];
  return formMethod !== undefined || first(currentUrl) !== first(nextUrl);
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={data?.language ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* With a precedence React writes it before the hints for scripts, which would otherwise get the connections first. */}
        <link rel="stylesheet" href={styles} precedence="app" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- links handle keys themselves */}
      <body onClick={useFollow()}>
        <VisitToken />
        {children}
        <RouteScroll />
        <LateScripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData: { culture, messages } }: Route.ComponentProps) {
  return (
    <IntlProvider locale={culture} messages={messages} timeZone="UTC">
      <Outlet />
      <AwayNotice />
    </IntlProvider>
  );
}

/** Errors outside the shell: on system paths, or before the data of the shell is loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root');
  if (!data) return <p>Something went wrong.</p>;
  const { status, requestId } = readError(error);
  return (
    <IntlProvider locale={data.culture} messages={data.messages} timeZone="UTC">
      <BareFrame language={data.language}>
        <ErrorNote status={status} requestId={requestId} home={`/${data.language}`} />
      </BareFrame>
    </IntlProvider>
  );
}
