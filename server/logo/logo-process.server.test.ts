import { expect, test } from 'vitest';
import { createLog } from '#platform/log.server.ts';
import { logoSvg } from '#tests/build/logo.ts';
import { openLogoReader } from './logo-process.ts';

test('a process of its own reads each file, and one that breaks it is refused', async () => {
  const reader = openLogoReader(createLog('silent'), 30_000);
  const nested = logoSvg(`${'<g>'.repeat(9000)}${'</g>'.repeat(9000)}`);
  const files = [logoSvg('<script>1</script>'), nested, 'no logo'].map((file) => Buffer.from(file));
  expect(await Promise.all(files.map((file) => reader.read(file)))).toEqual([
    { ok: true, value: expect.objectContaining({ svg: logoSvg() }) },
    { ok: false, refusal: { code: 'logo-broken' } },
    { ok: false, refusal: { code: 'logo-type' } },
  ]);
});
