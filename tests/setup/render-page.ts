import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { IntlProvider } from 'use-intl';
import { ContentPage } from '#app/components/blocks/content-page.tsx';
import type { BlockSurroundings } from '#app/components/blocks/surroundings.ts';
import messages from '#messages/en/content.json' with { type: 'json' };
import shell from '#messages/en/shell.json' with { type: 'json' };
import ui from '#messages/en/ui.json' with { type: 'json' };
import type { ContentPage as Page } from '#modules/content/page-schema.ts';
import { aPage } from '#tests/build/content.ts';

/** The markup of a content page with the title "The title", in English. */
export function renderPage(page: Partial<Page>, surroundings: BlockSurroundings): string {
  const shown = createElement(ContentPage, { page: aPage({ title: 'The title', ...page }), surroundings });
  const config = { locale: 'en', messages: { content: messages, shell, ui }, timeZone: 'UTC' } as never;
  const texts = createElement(IntlProvider, config, shown);
  return renderToStaticMarkup(createElement(createRoutesStub([{ path: '/', Component: () => texts }])));
}
