import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { IntlProvider } from 'use-intl';
import { isLanguageOf } from '#modules/market/language.ts';
import type { Route } from './+types/root.ts';
import { ErrorNote } from './components/shell/error-note.tsx';
import { PageFrame } from './components/shell/page-frame.tsx';
import { shopContext, visitContext } from './context.ts';
import './styles/app.css';

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { texts } = context.get(shopContext);
  const { market, language: negotiated, requestId } = context.get(visitContext);
  const language = params.lang !== undefined && isLanguageOf(market, params.lang) ? params.lang : negotiated;
  return {
    language,
    requestId,
    market: {
      code: market.code,
      name: market.name,
      languages: market.languages.map((code) => ({ code, name: market.locales[code]?.name ?? code })),
    },
    messages: texts.messages(
      language,
      new URL(request.url).pathname.startsWith('/dev/') ? ['shell', 'dev'] : ['shell'],
    ),
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={data?.language ?? 'en'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Texts data={loaderData}>
      <PageFrame market={loaderData.market} language={loaderData.language}>
        <Outlet />
      </PageFrame>
    </Texts>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root');
  if (!data) return <p>Something went wrong.</p>;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Texts data={data}>
      <PageFrame market={data.market} language={data.language}>
        <ErrorNote isMissing={isMissing} requestId={data.requestId} home={`/${data.language}`} />
      </PageFrame>
    </Texts>
  );
}

function Texts({ data, children }: { data: Awaited<ReturnType<typeof loader>>; children: ReactNode }) {
  return (
    <IntlProvider locale={data.language} messages={data.messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
