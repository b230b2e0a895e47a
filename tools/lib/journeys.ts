import { buildIfStale } from '../build.ts';
import { findChromium } from '../chromium.ts';
import { sh } from './sh.ts';

/** Runs the Playwright journeys against a fresh production server and returns the exit code. */
export async function runJourneys(args: readonly string[]): Promise<number> {
  await buildIfStale();
  const env = { CHROMIUM_PATH: await findChromium() };
  return (await sh('playwright', ['test', ...args], { output: 'show', env })).code;
}
