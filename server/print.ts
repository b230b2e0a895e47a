import { resolve } from 'node:path';
import { storefrontUrl } from '#modules/market/hosts.ts';
import { marketList } from '#modules/market/markets.ts';
import { ownHostsOf } from '#modules/market/own-hosts.server.ts';
import type { Env } from '#platform/env.server.ts';
import { settingWarnings } from '#platform/setting-warnings.server.ts';
import { demoSignIns } from './demo.ts';

/** Prints the addresses after the start; scripts wait for the last line. */
export async function printReady(env: Env, port: number): Promise<void> {
  const ownHosts = ownHostsOf(env);
  const addresses = marketList.map(
    (market) => `  ${market.name.padEnd(16)} ${storefrontUrl(market, env.APP_ENV, port, ownHosts)}`,
  );
  const mail = env.SMTP_URL
    ? []
    : [
        `Mail     ${resolve(env.DATA_DIR, 'mail')}${env.APP_ENV === 'local' ? `, shown at http://localhost:${port}/dev/mail` : ''}`,
      ];
  const lines = [
    '',
    'Markets',
    ...addresses,
    '',
    `Data     ${env.DATABASE_URL ? 'PostgreSQL of DATABASE_URL' : resolve(env.DATA_DIR, 'pglite')}`,
    `Files    ${env.S3_BUCKET ? `S3 bucket ${env.S3_BUCKET}` : resolve(env.DATA_DIR, 'files')}`,
    ...mail,
    `API      http://localhost:${port}/api/docs`,
    ...(await demoSignIns(env).then((people) => (people.length > 0 ? ['', ...people] : []))),
    '',
    `ready in ${Math.round(performance.now())} ms: http://localhost:${port}`,
  ];
  console.log(lines.join('\n'));
}

/** Printed once, by the primary process. */
export function printWarnings(env: Env): void {
  for (const { sentence } of settingWarnings(env)) console.warn(`Warning: ${sentence}`);
}
