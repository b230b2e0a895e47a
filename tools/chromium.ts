import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { aptInstall } from './lib/apt.ts';
import { Failure, runTool } from './lib/failure.ts';
import { sh, succeeds } from './lib/sh.ts';
import { announced } from './lib/step.ts';

// The headless shell draws no window and needs a third less CPU.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Finds a working Chromium: the configured one, Playwright's, the system's, or a new installation. */
export async function findChromium(): Promise<string> {
  const found =
    (await look()) ??
    ((await installed()) ? await look() : undefined) ??
    ((await download()) ? await look() : undefined);
  if (found) return found;
  throw new Failure('There is no Chromium here and none could be fetched; install one, or set CHROMIUM_PATH.');
}

/** Older systems only have the full browser. */
const installed = async () => (await aptInstall('chromium-headless-shell')) || (await aptInstall('chromium'));

async function look(): Promise<string | undefined> {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (await runs(wanted)) return wanted;
    throw new Failure(`CHROMIUM_PATH names ${wanted}, which does not run.`);
  }
  const candidates = [chromium.executablePath(), ...names.map((name) => `/usr/bin/${name}`), ...applications];
  for (const file of candidates) if (await runs(file)) return file;
  return undefined;
}

/** On some systems the file only prints that a snap is missing. */
async function runs(file: string): Promise<boolean> {
  return existsSync(file) && (await succeeds(file, ['--version', '--no-sandbox']));
}

function download(): Promise<boolean> {
  return announced('fetching Chromium with Playwright', async () => {
    const { code, output } = await sh('playwright', ['install', 'chromium']);
    if (code !== 0) console.error(output);
    return code === 0;
  });
}

if (import.meta.main) await runTool(async () => console.log(await findChromium()));
