import { type Browser, launch, type Page } from 'puppeteer-core';
import { findFirefox } from '../../tools/firefox.ts';
import { demoPassword } from '../e2e/demo-password.ts';

/** Only for hangs: a busy machine is slow. */
const withinMs = 120_000;

export type Visitor = Awaited<ReturnType<typeof aVisitor>>;

export async function openFirefox(): Promise<Browser> {
  return launch({ browser: 'firefox', executablePath: await findFirefox(), headless: true });
}

/** A visitor with a separate window, who finds elements by their text and waits for them. */
export async function aVisitor(browser: Browser, urlOf: (path: string) => string) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(withinMs);
  await page.setViewport({ width: 1440, height: 900 });
  const find = (xpath: string) => page.locator(`::-p-xpath(${xpath})`);
  return {
    page,
    open: async (path: string) => {
      await page.goto(urlOf(path), { timeout: withinMs });
      await isInteractive(page);
    },
    press: (words: string) => find(`//button[contains(., "${words}")]`).click(),
    find,
    sees: (words: string) =>
      find(`//*[self::h1 or self::h2 or self::p or self::strong or self::a][contains(., "${words}")]`).wait(),
    /** A field by its label. */
    type: (label: string, text: string) => page.locator(`main ::-p-aria([name="${label}"][role="textbox"])`).fill(text),
    /** A radio button or a checkbox by a part of its label; its label may draw the box. */
    tick: async (words: string) => {
      const label = await find(`//main//label[contains(., "${words}")]`).waitHandle();
      await label.evaluate((element) => (element as HTMLLabelElement).control?.click());
    },
    end: () => context.close(),
  };
}

/** Waits until React has hydrated the page: it marks the outermost element last. */
async function isInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('html') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/** Signs in with the form. */
export async function signIn(visitor: Visitor, loginName: string): Promise<void> {
  await visitor.open('/login?lang=en');
  await visitor.page.locator('main input[name=loginName]').fill(loginName);
  await visitor.page.locator('main input[name=password]').fill(demoPassword);
  await visitor.page.locator('main button[type=submit]').click();
}
