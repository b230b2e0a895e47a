import { spawn } from 'node:child_process';
import { atExit } from './at-exit.ts';
import { inRoot } from './root.ts';

export type ShOptions = {
  /** 'show' writes to the terminal, 'keep' returns the output. */
  output?: 'show' | 'keep';
  env?: Record<string, string | undefined>;
  cwd?: string;
  user?: { uid: number; gid: number } | undefined;
};

export type ShResult = { code: number; output: string };

/** Runs a command. A missing command returns 127, as in a shell. */
export function sh(command: string, args: readonly string[], options: ShOptions = {}): Promise<ShResult> {
  const { output = 'keep', env, cwd = inRoot(), user } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: output === 'show' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      ...user,
    });
    const forget = atExit(() => child.kill());
    const done = (result: ShResult) => {
      forget();
      resolve(result);
    };
    let kept = '';
    const keep = (chunk: Buffer) => {
      kept += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => done({ code: 127, output: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output: kept }));
  });
}

export async function succeeds(command: string, args: readonly string[], options?: ShOptions): Promise<boolean> {
  return (await sh(command, args, options)).code === 0;
}
