import { existsSync } from 'node:fs';
import { aptInstall } from './lib/apt.ts';
import { Failure, runTool } from './lib/failure.ts';

const candidates = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  '/snap/bin/firefox',
];

/** A stock Firefox: the one that FIREFOX_PATH names, the system's, or Debian's long-term one, installed now. */
export async function findFirefox(): Promise<string> {
  const found = look() ?? ((await aptInstall('firefox-esr')) ? look() : undefined);
  if (found) return found;
  throw new Failure('There is no Firefox here and none could be installed; install one, or set FIREFOX_PATH.');
}

function look(): string | undefined {
  const wanted = process.env.FIREFOX_PATH;
  return (wanted ? [wanted] : candidates).find((file) => existsSync(file));
}

if (import.meta.main) await runTool(async () => console.log(await findFirefox()));
