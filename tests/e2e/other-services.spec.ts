import { expect, type Page, test } from '@playwright/test';
import { expectContentAccessible, expectFitsPhone, watchConsole } from './checks.ts';
import { marketUrl } from './market.ts';
import { startTileServer } from './tile-server.ts';
import { asReturningVisitor, open } from './visitor.ts';

test.beforeEach(({ context }) => asReturningVisitor(context));

/** The requests of a page that leave the shop. */
function watchForeign(page: Page): string[] {
  const left: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname, href } = new URL(request.url());
    if (protocol.startsWith('http') && !hostname.endsWith('localhost')) left.push(href);
  });
  return left;
}

test('a film of YouTube is loaded after a click and not before, and no more once that is withdrawn', {
  tag: '@full',
}, async ({ page, context }) => {
  await context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>The film plays.</p>' }),
  );
  const left = watchForeign(page);
  const complaints = watchConsole(page);
  const design = marketUrl('se', '/en/design');
  await open(page, design);
  const film = page.locator('iframe[src*="youtube"]');
  const show = page.getByRole('button', { name: 'Show the film' });
  await expect(show).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible();
  expect(left).toEqual([]);

  await show.click();
  await expect(film.contentFrame().getByText('The film plays.')).toBeVisible();
  await expect(film).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(film).not.toHaveAttribute('title', '');
  expect(left).toEqual(['https://www.youtube-nocookie.com/embed/example0000?hl=en-SE&rel=0&autoplay=1']);
  await expectFitsPhone(page);

  await open(page, design);
  await film.scrollIntoViewIfNeeded();
  await expect(film.contentFrame().getByText('The film plays.')).toBeVisible();
  expect(left[1]).not.toContain('autoplay');

  await page.getByRole('button', { name: 'Load no more films from YouTube' }).click();
  await expect(show).toBeVisible();
  left.length = 0;
  await open(page, design);
  await expect(show).toBeVisible();
  expect(left).toEqual([]);
  expect(complaints).toEqual([]);
});

test('E08 allowing targeting in the banner loads films and social posts, and the next answer ends it', async ({
  page,
  context,
}) => {
  await context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The film plays.</p>' }),
  );
  await context.clearCookies({ name: 'OptanonAlertBoxClosed' });
  const left = watchForeign(page);
  await open(page, marketUrl('se', '/en/design'));
  const show = page.getByRole('button', { name: 'Show the film' });
  await expect(show).toBeVisible();
  await page.getByRole('button', { name: 'Only necessary' }).click();
  await expect(show).toBeVisible();
  expect(left).toEqual([]);
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
  await settings.click();
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(show).toHaveCount(0);
  const flow = page.locator('[data-flow-key="example"][data-tags="winter"][data-tags-operator="or"]');
  await expect(flow.getByRole('link')).toHaveCount(1);
  await page.locator('iframe[src*="youtube"]').scrollIntoViewIfNeeded();
  await expect.poll(() => left.length).toBe(1);
  await settings.click();
  await page.getByRole('button', { name: 'Only necessary' }).click();
  await expect(show).toBeVisible();
  await expect(flow).toHaveCount(0);
});

test('the street map of the store finder is loaded after a click; the outlines stay without it', {
  tag: '@full',
}, async ({ page }) => {
  const styleUrl = process.env.E2E_MAP_STYLE_URL ?? '';
  test.skip(styleUrl === '', 'only a shop that the journeys start has a map');
  const tiles = await startTileServer(styleUrl);
  try {
    const complaints = watchConsole(page);
    const finder = marketUrl('se', '/en/brand/contact/find-store');
    await open(page, finder);
    const map = page.getByRole('region', { name: 'Map of the stores' });
    const outlines = map.locator('svg[data-centre]');
    await expect(outlines).toBeVisible();
    await expect(page.getByText(`Loaded from ${new URL(styleUrl).host}`)).toBeVisible();
    expect(tiles.requests).toEqual([]);

    await page.getByRole('button', { name: 'Show street map' }).click();
    await expect(map.getByText('© The makers of the test map')).toBeVisible();
    await expect(outlines).toHaveCount(0);
    await expect(map.getByRole('link', { name: /Yrke Stockholm/ })).toBeVisible();
    expect(tiles.requests[0]).toBe('/style.json');
    expect(tiles.requests.some((path) => /^\/\d+\/\d+\/\d+\.mvt$/.test(path))).toBe(true);
    await expectContentAccessible(page);
    await expectFitsPhone(page);
    await map.getByRole('link', { name: /Yrke Stockholm/ }).click();
    await expect(page.getByRole('heading', { name: 'Yrke Stockholm' })).toBeVisible();
    await expect(map.getByText('© The makers of the test map')).toBeVisible();
    // Without a graphics card the browser logs a warning about its performance.
    expect(complaints.filter((text) => !text.includes('GPU stall'))).toEqual([]);

    await page.getByRole('button', { name: 'Back to the plain map' }).click();
    await expect(outlines).toBeVisible();
    tiles.requests.length = 0;
    await open(page, finder);
    await expect(outlines).toBeVisible();
    expect(tiles.requests).toEqual([]);

    tiles.isBroken = true;
    await page.getByRole('button', { name: 'Show street map' }).click();
    await expect(page.getByText('The street map could not be loaded.')).toBeVisible();
    await expect(outlines).toBeVisible();
  } finally {
    await tiles.close();
  }
});
