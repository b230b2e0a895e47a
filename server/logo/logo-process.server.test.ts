import { expect, test } from 'vitest';
import { createLog } from '#platform/log.server.ts';
import { logoSvg } from '#tests/build/logo.ts';
import { logLines } from '#tests/setup/log-lines.ts';
import { openLogoReader } from './logo-process.ts';

test('a separate process parses each file, and refuses one whose groups are nested too deeply', async () => {
  const reader = openLogoReader(createLog('silent'), { mostMs: 100_000 });
  const nested = logoSvg(`${'<g>'.repeat(201)}${'</g>'.repeat(201)}`);
  const files = [logoSvg('<script>1</script>'), nested, 'no logo'].map((file) => Buffer.from(file));
  expect(await Promise.all(files.map((file) => reader.read(file)))).toEqual([
    { ok: true, value: expect.objectContaining({ svg: logoSvg() }) },
    { ok: false, refusal: { code: 'logo-broken' } },
    { ok: false, refusal: { code: 'logo-type' } },
  ]);
});

test('a file that crashes its process is refused', async () => {
  const reader = openLogoReader(createLog('silent'), { start: ['--eval', 'process.abort()'] });
  expect(await reader.read(Buffer.from(logoSvg()))).toEqual({ ok: false, refusal: { code: 'logo-broken' } });
});

test('a process that hangs is ended and its file refused; waiting files are still parsed', async () => {
  const { lines, log } = logLines();
  const hanging = openLogoReader(log, { start: ['--eval', 'for (;;);'], mostMs: 300 });
  const file = Buffer.from(logoSvg());
  const tooSlow = { ok: false, refusal: { code: 'logo-too-slow' } };
  // Two at once, so the third waits for the first two.
  expect(await Promise.all([file, file, file].map((one) => hanging.read(one)))).toEqual([tooSlow, tooSlow, tooSlow]);
  expect(lines.map(({ signal }) => signal)).toEqual(['SIGKILL', 'SIGKILL', 'SIGKILL']);
});
