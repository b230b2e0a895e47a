import { expect, test } from 'vitest';
import { readEnv } from '#platform/env.server.ts';
import { ownHostsOf } from './own-hosts.server.ts';

const ownHosts = (MARKET_DOMAINS?: string) => ownHostsOf(readEnv({ MARKET_DOMAINS }));

test('each domain of MARKET_DOMAINS has a market', () => {
  expect(ownHosts('arbete.example=se, work.example=uk')).toEqual({ 'arbete.example': 'se', 'work.example': 'uk' });
  expect(ownHosts()).toEqual({});
});

test('an unknown market stops the start with a message that names the setting', () => {
  expect(() => ownHosts('work.example=gb')).toThrow(
    expect.objectContaining({
      name: 'StartupError',
      message: expect.stringMatching(/^MARKET_DOMAINS has 'work\.example=gb'/),
    }),
  );
});
