import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { type PageContext, unpackPage } from './packed/unpack-page.ts';

const { __reactRouterContext: context } = window as { __reactRouterContext?: PageContext };
if (context) unpackPage(context);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
