import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectContentAccessible, expectFitsPhone, watchConsole } from './checks.ts';
import { marketUrl } from './market.ts';
import { signInAs, staff } from './people.ts';
import { asReturningVisitor, open } from './visitor.ts';

test.beforeEach(({ context }) => asReturningVisitor(context));

const outline = (page: Page) => page.locator('ol button[aria-pressed]');
const saved = (page: Page) => expect(page.getByRole('status').first()).toContainText('Saved');

async function newPage(page: Page, slug: string, [name, code] = ['English', 'en']): Promise<void> {
  await signInAs(page, 'se', staff);
  await open(page, marketUrl('se', '/en/staff/content/new'));
  await page.getByLabel('Address').fill(slug);
  await page.getByLabel('Title').fill('A cold morning');
  await page.getByRole('combobox', { name: 'Market' }).selectOption('Sweden');
  await page.getByRole('combobox', { name: 'Language' }).selectOption(name);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(new RegExp(`/staff/content/se\\.${code}\\.page\\.${slug}`));
  await saved(page);
}

const add = async (page: Page, block: string) => {
  await page.getByLabel('Block', { exact: true }).selectOption(block);
  // Lists of the selected block have buttons of that name above it.
  await page.getByRole('button', { name: 'Add', exact: true }).last().click();
};

test('a page is built with the mouse, published, changed by two editors and archived', async ({ page, context }) => {
  const complaints = watchConsole(page);
  const slug = `mouse-${Date.now()}`;
  await newPage(page, slug);
  await add(page, 'core/heading');
  await add(page, 'core/paragraph');
  await expect(outline(page)).toHaveText([/^Heading/, /^Paragraph/]);

  const words = page.getByRole('textbox', { name: 'Text', exact: true });
  await words.fill('Wool keeps the cold out.');
  const canvas = page.frameLocator('iframe[title="Preview"]');
  await expect(canvas.getByText('Wool keeps the cold out.')).toBeVisible();

  await outline(page)
    .nth(1)
    .dragTo(outline(page).nth(0), { targetPosition: { x: 20, y: 3 } });
  await expect(outline(page)).toHaveText([/^Paragraph/, /^Heading/]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(outline(page)).toHaveText([/^Heading/, /^Paragraph/]);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(outline(page)).toHaveText([/^Paragraph/, /^Heading/]);

  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(outline(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await expect(outline(page)).toHaveCount(2);
  await saved(page);
  await expectContentAccessible(page);
  await expectFitsPhone(page);

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status').first()).toContainText('Published');
  const visitor = await context.newPage();
  await visitor.goto(marketUrl('se', `/en/${slug}`));
  await expect(visitor.getByText('Wool keeps the cold out.')).toBeVisible();

  const other = await context.newPage();
  await open(other, page.url());
  await page.getByLabel('Title').fill('Mine');
  await saved(page);
  await other.getByLabel('Title').fill('Theirs');
  await other.getByRole('button', { name: 'Keep my version' }).click();
  await saved(other);
  await page.getByLabel('Description').fill('Late');
  await page.getByRole('button', { name: 'Take the other version' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Theirs');
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);

  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('The page is archived')).toBeVisible();
  expect((await visitor.goto(marketUrl('se', `/en/${slug}`)))?.status()).toBe(404);
});

test('E05 a film block without a film says so, is marked, and is in view; no page is planned for the past', {
  tag: '@full',
}, async ({ page }) => {
  await newPage(page, `film-${Date.now()}`);
  for (const block of ['shop/hero', 'shop/hero', 'core/video']) await add(page, block);
  const missing = 'The film is missing, so visitors do not see this block.';
  const canvas = page.frameLocator('iframe[title="Preview"]');
  // Of the preview: the window may show only a part of it.
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= (element.ownerDocument.defaultView?.innerHeight ?? 0);
  };
  await expect.poll(() => canvas.getByText(missing).evaluate(isInView)).toBe(true);
  const film = outline(page).nth(2);
  await expect(film).toContainText('This block is not complete.');

  await page.getByLabel('File', { exact: true }).fill('/files/library/lost.mp4');
  await saved(page);
  await expect(film).not.toContainText('This block is not complete.');
  await expect(canvas.getByText(missing)).toBeVisible();
  await expect(canvas.locator('video')).toHaveCount(0);

  await page.getByLabel('Publish at').fill('2020-01-01T08:00');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('This time has passed.')).toBeVisible();
  await expect(page.getByRole('status').first()).toContainText('Draft');
});

test('publishing and the preview stay in view beside a long form, and a link is chosen from places of the shop', {
  tag: '@full',
}, async ({ page }) => {
  await newPage(page, `long-${Date.now()}`);
  await page.getByRole('button', { name: 'Add a block' }).click();
  await expect(page.getByLabel('Block', { exact: true })).toBeFocused();
  await add(page, 'shop/campaign-hero');
  await page.getByRole('button', { name: 'Add condition' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeInViewport();
  await expect(page.locator('iframe[title="Preview"]')).toBeInViewport({ ratio: 0.5 });

  await add(page, 'core/button');
  const link = page.getByLabel('Link', { exact: true });
  const choice = page.locator('datalist option[value^="page:category?"]').first();
  await link.fill((await choice.getAttribute('value')) ?? '');
  await expect(link).toHaveAccessibleDescription((await choice.textContent()) ?? '');
  await saved(page);
});

test('a block is for a company found by its name, and the preview is for it and in the language of the page', async ({
  page,
}) => {
  await newPage(page, `bolag-${Date.now()}`, ['Swedish', 'sv']);
  await add(page, 'shop/product-slider');
  await page.getByRole('button', { name: 'Add condition' }).click();
  await page.getByRole('combobox', { name: 'Condition' }).selectOption('Company');
  const previewed = page.getByRole('combobox', { name: 'Company' }).last();
  const condition = page.getByRole('combobox', { name: 'Company' }).first();
  await condition.fill('tallåsa');
  await page.getByRole('option', { name: 'Tallåsa Bageri AB' }).click();
  await expect(condition).toHaveValue(/^Tallåsa Bageri AB \(\d+\)$/);
  await saved(page);
  const next = page.frameLocator('iframe[title="Preview"]').getByRole('button', { name: 'Nästa' });
  await expect(next).toBeVisible();

  const choose = async (part: string, name: string) => {
    await previewed.fill(part);
    await page.getByRole('option', { name }).click();
  };
  await choose('hamnvik', 'Hamnvik Varv AB');
  await expect(next).toHaveCount(0);
  await choose('tallåsa', 'Tallåsa Bageri AB');
  await expect(next).toBeVisible();

  await page.reload();
  await outline(page).click();
  await expect(condition).toHaveValue(/^Tallåsa Bageri AB \(\d+\)$/);
});

test('on a phone each part of the editor is one tap away', { tag: '@full' }, async ({ page }) => {
  await newPage(page, `phone-${Date.now()}`);
  await add(page, 'shop/campaign-hero');
  await saved(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const jumps = page.getByRole('navigation', { name: 'Parts of the editor' });
  const preview = page.locator('iframe[title="Preview"]');
  await expect(preview).not.toBeInViewport();
  await jumps.getByRole('button', { name: 'Preview' }).click();
  await expect(preview).toBeInViewport({ ratio: 0.3 });
  await jumps.getByRole('button', { name: 'Fields' }).click();
  await expect(page.getByLabel('Headline')).toBeInViewport();
  await jumps.getByRole('button', { name: 'Blocks' }).click();
  await expect(outline(page)).toBeInViewport();
  await jumps.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByLabel('Block', { exact: true })).toBeInViewport();
  await expectContentAccessible(page);
});

/** Presses Tab until the element has the focus, like a visitor without a mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === element.ownerDocument.activeElement);
  for (let presses = 0; presses < 400; presses += 1) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

test('a page is created, built and published by keyboard alone, and leaving at once loses nothing', async ({
  page,
}) => {
  const slug = `keys-${Date.now()}`;
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  const choose = async (name: string, option: string) => {
    await tabTo(page, page.getByRole('combobox', { name, exact: true }));
    await page.keyboard.type(option);
  };
  const press = async (name: string, role: 'button' | 'link' = 'button') => {
    await tabTo(page, page.getByRole(role, { name, exact: true }).first());
    await page.keyboard.press('Enter');
  };
  await signInAs(page, 'se', staff);
  await open(page, marketUrl('se', '/en/staff/content'));
  await expectContentAccessible(page);
  await press('New page', 'link');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New page');
  await choose('Market', 'Sweden');
  await choose('Language', 'English');
  await type(page.getByLabel('Address'), slug);
  await type(page.getByLabel('Title'), 'A cold morning');
  await press('Create');
  await expect(page).toHaveURL(new RegExp(`/staff/content/se\\.en\\.page\\.${slug}`));
  await saved(page);

  await choose('Block', 'Heading');
  await press('Add');
  await choose('Block', 'Paragraph');
  await press('Add');
  await expect(outline(page)).toHaveText([/^Heading/, /^Paragraph/]);
  await type(page.getByRole('textbox', { name: 'Text', exact: true }), 'Typed by hand');
  await press('Move up');
  await expect(outline(page)).toHaveText([/^Paragraph.*Typed by hand/, /^Heading/]);
  await press('Move down');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(outline(page)).toHaveText([/^Paragraph/, /^Heading/]);
  await press('Hide');
  await press('Remove');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(outline(page)).toHaveCount(2);
  await saved(page);
  await press('Publish');
  await expect(page.getByRole('status').first()).toContainText('Published');

  await type(page.getByLabel('Description'), 'Left at once');
  await press('Content', 'link');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content');
  await open(page, marketUrl('se', `/en/staff/content/se.en.page.${slug}`));
  await expect(page.getByLabel('Description')).toHaveValue('Left at once');
});
