import { afterEach, beforeEach, vi } from 'vitest';

// A test that makes the console complain has found something: it fails unless it spied on the console itself.
beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      throw new Error(`unexpected console.${level}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
});
