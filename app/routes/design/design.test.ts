import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { shopContext, visitContext } from '#app/context.ts';
import { loader } from './design.tsx';

/** Only what the loader uses. */
function ask(environment: string) {
  const context = new RouterContextProvider();
  context.set(shopContext, {
    env: { APP_ENV: environment },
    pictures: { version: async () => '0123456789' },
  } as never);
  context.set(visitContext, { language: 'sv' } as never);
  return () => loader({ context } as never);
}

describe('the page of the design system', () => {
  test('exists in local development', async () => {
    const { countries, scenes } = await ask('local')();
    expect(countries).toHaveLength(15);
    expect(scenes[0]).toEqual({ path: 'scenes/harbour-wide.jpg', version: '0123456789' });
  });

  test.each(['production', 'staging', 'development', 'uat'])('does not exist in %s', (environment) =>
    expect(ask(environment)()).rejects.toEqual(expect.objectContaining({ init: { status: 404 } })),
  );
});
