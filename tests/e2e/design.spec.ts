import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, expectStillAccessible, watchConsole } from './checks.ts';
import { marketUrl } from './market.ts';
import { asReturningVisitor, open } from './visitor.ts';

const design = '/en/design';

test.beforeEach(({ context }) => asReturningVisitor(context));

/** Advances the page's clock, and lets React render. */
const runFor = async (page: Page, milliseconds: number) => {
  await page.clock.runFor(milliseconds);
  for (let round = 0; round < 3; round++)
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(), { once: true });
          port1.start();
          port2.postMessage(undefined);
        }),
    );
};
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const widthOf = async (locator: Locator) => (await locator.boundingBox())?.width;

test('R83 a dialog has its own size, full-screen on phones, and a second one replaces it', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await open(page, design);
  const dialog = page.getByRole('dialog');
  const openerOf = (size: string) => page.getByRole('button', { name: `Open dialog (${size})` });
  await test.step('a second dialog replaces the first, and the focus returns', async () => {
    await openerOf('small').click();
    await expect(dialog).toHaveAccessibleName('Delete the list?');
    await expect.poll(() => widthOf(dialog)).toBe(isMobile ? 390 : 600);
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Open another dialog' }).click();
    await expect(dialog).toHaveAccessibleName('Another dialog');
    await expect(dialog).toHaveCount(1);
    await expect.poll(() => widthOf(dialog)).toBe(isMobile ? 390 : 900);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(openerOf('small')).toBeFocused();
  });
  for (const [size, desktop] of [
    ['medium', 900],
    ['large', 1200],
    ['full', 1440],
  ] as const)
    await test.step(`${size} has the right width`, async () => {
      await openerOf(size).click();
      await expect.poll(() => widthOf(dialog)).toBe(isMobile ? 390 : desktop);
      if (isMobile) expect((await dialog.boundingBox())?.height).toBeCloseTo(844);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
    });
  await test.step('a drawer opens at the side, and returns the focus', async () => {
    const opener = page.getByRole('button', { name: 'Open drawer' });
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByText('XL').click();
    await expect(drawer.getByRole('checkbox', { name: 'XL' })).toBeChecked();
    await expectAccessible(page, '[role=dialog]');
    await expectNoSidewaysScroll(page);
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test('R83 the focus stays in a dialog, and a press outside closes it; tabs and menus support arrow keys', async ({
  page,
}) => {
  await open(page, design);
  await page.getByRole('button', { name: 'Open dialog (small)' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.mouse.click(20, 20);
  await expect(dialog).toHaveCount(0);

  await page.getByRole('tab', { name: 'Description' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Material' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Material' })).toBeVisible();
  const menuButton = group(page, 'Overlays').getByRole('button', { name: 'Edit' });
  await menuButton.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await expectAccessible(page, '[role=menu]');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  // By name: the menu, while it closes, is a dialog as well.
  await expect(page.getByRole('dialog', { name: 'Delete the list?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuButton).toBeFocused();
});

test('R84 the slider moves by its buttons and the arrow keys, and stops at its ends unless it is endless', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await open(page, design);
  await test.step('after the last comes the first', async () => {
    const slider = page.getByRole('region', { name: 'Pictures 1', exact: true });
    const next = slider.getByRole('button', { name: 'Next' });
    for (const shown of ['2 of 5', '3 of 5', '4 of 5', '5 of 5', '1 of 5']) {
      await next.click();
      await expect(slider.getByText(shown, { exact: true })).toBeVisible();
    }
    await slider.getByRole('button', { name: 'Previous' }).click();
    await expect(slider.getByText('5 of 5', { exact: true })).toBeVisible();
    await expect(
      slider
        .getByRole('listitem')
        .filter({ has: page.getByRole('img') })
        .last(),
    ).toBeInViewport();
    await slider.getByRole('button', { name: 'Go to 1' }).click();
    await expect(slider.getByText('1 of 5', { exact: true })).toBeVisible();
    await slider.getByRole('list').first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(slider.getByText('5 of 5', { exact: true })).toBeVisible();
  });
  await test.step('the other stops at its ends', async () => {
    const slider = page.getByRole('region', { name: 'Pictures 2' });
    const previous = slider.getByRole('button', { name: 'Previous' });
    await expect(previous).toBeDisabled();
    await slider.getByRole('list').first().focus();
    await page.keyboard.press('ArrowRight');
    // It moves by the number of visible items: one on a phone, otherwise three, which are the last of five.
    await expect(slider.getByText(isMobile ? /^2 of/ : '3 of 3')).toBeVisible();
    await expect(previous).toBeEnabled();
    await page.keyboard.press('ArrowLeft');
    await expect(slider.getByText(/^1 of/)).toBeVisible();
    await expect(previous).toBeDisabled();
  });
});

test('R84 a tooltip badge works with mouse and keyboard', async ({ page }) => {
  await open(page, design);
  const badge = group(page, 'Overlays').getByRole('button', { name: 'New' });
  const tip = page.getByRole('tooltip');
  // The pointer must enter from outside.
  await page.mouse.move(1, 1);
  await badge.hover();
  await expect(tip).toHaveText('Orders placed before noon leave the same day.');
  await expect(badge).toHaveAccessibleDescription('Orders placed before noon leave the same day.');
  await expectAccessible(page, '[role=tooltip]');
  await page.mouse.move(0, 0);
  await expect(tip).toHaveCount(0);
  await group(page, 'Overlays').getByRole('button', { name: 'Size' }).focus();
  await page.keyboard.press('Tab');
  await expect(badge).toBeFocused();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
});

test('Q21 a touch shows a tooltip at once, and it disappears after two seconds', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.clock.install();
  await open(page, design);
  const badge = group(page, 'Overlays').getByRole('button', { name: 'New' });
  await badge.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await badge.tap();
  const tip = page.getByRole('tooltip');
  await expect(tip).toBeVisible();
  await runFor(page, 1900);
  await expect(tip).toBeVisible();
  // While it disappears it still exists, but no longer describes the badge.
  await expect(badge).toHaveAccessibleDescription('Orders placed before noon leave the same day.', { timeout: 1 });
  await runFor(page, 300);
  await expect(tip).toHaveCount(0);
});

test('R84 fields: a select by mouse and keyboard, a combobox by typing, a quantity in steps, a password shown', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await open(page, design);
  const fields = group(page, 'Fields');
  await test.step('a select works with mouse and keyboard', async () => {
    const select = fields.getByRole('combobox', { name: 'Size', exact: true }).first();
    if (!isMobile) {
      await select.click();
      await page.getByRole('option', { name: 'M', exact: true }).first().click();
      await expect(select).toHaveValue('M');
    }
    await select.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(select).toHaveValue(/^[ML]$/);
    await select.selectOption('S');
    await expect(select).toHaveValue('S');
  });
  await test.step('a combobox filters by typing', async () => {
    const combobox = fields.getByRole('combobox', { name: 'Country', exact: true }).and(page.locator('input')).first();
    await combobox.click();
    await combobox.pressSequentially('swe');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Sweden']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(combobox).toHaveValue('Sweden');
    await combobox.press('ControlOrMeta+a');
    await combobox.pressSequentially('zzz');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('a quantity changes by its buttons, within its limits', async () => {
    const field = fields.getByRole('spinbutton', { name: 'Quantity' }).nth(1);
    const frame = field.locator('..');
    await expect(field).toHaveValue('6');
    for (let press = 0; press < 3; press++) await frame.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(field).toHaveValue('12');
    for (let press = 0; press < 4; press++) await frame.getByRole('button', { name: 'Decrease quantity' }).click();
    await expect(field).toHaveValue('3');
  });
  await test.step('a password can be shown', async () => {
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
  });
});

test('N21 a notice disappears after six seconds, but not under the pointer, and supports the keyboard', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, design);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const notice = page.getByText('Your changes are saved');
  const show = page.getByRole('button', { name: 'Show notice' });
  await test.step('six seconds', async () => {
    await show.click();
    await expect(notice).toBeVisible();
    await runFor(page, 5900);
    await expect(notice).toBeVisible();
    await runFor(page, 300);
    await expect(notice).toHaveCount(0);
  });
  await test.step('under the pointer it stays', async () => {
    await show.click();
    await notice.hover();
    await runFor(page, 20_000);
    await expect(notice).toBeVisible();
    await page.mouse.move(0, 0);
    await runFor(page, 6200);
    await expect(notice).toHaveCount(0);
  });
  await test.step('its action and its close button work by keyboard, and the focus returns', async () => {
    await show.click();
    const notices = page.getByRole('region', { name: 'Notices' });
    await notices.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The list could not be saved' })).toBeVisible();
    await show.focus();
    await notices.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Enter');
    await expect(notices.getByText('The list could not be saved')).toHaveCount(0);
    await expect(show).toBeFocused();
  });
});

const expectRefusedForm = async (page: Page) => {
  const form = group(page, 'Form');
  const company = form.getByRole('textbox', { name: 'Company name' });
  await expect(form.getByRole('alert')).toContainText('2 things need your attention');
  await expect(company).toHaveAttribute('aria-invalid', 'true');
  await expect(company).toHaveAccessibleDescription('Enter the name of the company As it stands in the register');
  await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
  await form.getByRole('link', { name: 'Enter the name of the company' }).click();
  await expect(company).toBeFocused();
};
const fillWrongly = async (page: Page) => {
  const form = group(page, 'Form');
  await form.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await form.getByRole('button', { name: 'Send' }).click();
};

test('a refused form shows its errors at the fields, and keeps typed values', { tag: '@full' }, async ({ page }) => {
  await open(page, design);
  await fillWrongly(page);
  await expect(group(page, 'Form').getByRole('alert')).toBeFocused();
  await expectRefusedForm(page);
  await expectAccessible(page, '#sample');
  await group(page, 'Form').getByRole('textbox', { name: 'Company name' }).fill('Yrke');
  await group(page, 'Form').getByRole('textbox', { name: 'Email' }).fill('a@example.com');
  await group(page, 'Form').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your changes are saved' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the same form shows the same errors', { tag: '@full' }, async ({ page }) => {
    await page.goto(design);
    await fillWrongly(page);
    await expectRefusedForm(page);
  });
});

test('reduced motion is respected', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, design);
  const styles = (locator: Locator) =>
    locator.evaluate((element) => {
      const { transitionDuration, scrollBehavior, animationIterationCount } = getComputedStyle(element);
      return { transition: Number.parseFloat(transitionDuration), scrollBehavior, animationIterationCount };
    });
  expect((await styles(page.getByRole('button', { name: 'Save' }).first())).transition).toBeLessThanOrEqual(0.001);
  const slider = page.getByRole('region', { name: 'Pictures 1', exact: true });
  expect((await styles(slider.getByRole('list').first())).scrollBehavior).toBe('auto');
  expect((await styles(page.locator('.animate-turn').first())).animationIterationCount).toBe('1');
  await slider.getByRole('button', { name: 'Next' }).click();
  await expect(slider.getByText('2 of 5', { exact: true })).toBeVisible();
});

for (const [market, language] of [
  ['uk', 'en'],
  ['fi', 'fi'],
] as const)
  test(`in ${language} the page is accessible, has no overflow, and no console errors`, {
    tag: '@full',
  }, async ({ page }) => {
    const complaints = watchConsole(page);
    await open(page, marketUrl(market, `/${language}/design`));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectStillAccessible(page);
    for (const width of [1440, 320, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    expect(complaints).toEqual([]);
  });
