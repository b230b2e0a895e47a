import { existsSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { sep } from 'node:path';
import { sh } from './sh.ts';

/** The processes that have a file of this folder open, as far as the system tells. */
export async function usersOf(folder: string): Promise<number[]> {
  const real = realpathSync(folder);
  if (existsSync('/proc/self/fd')) return processes().filter((pid) => openFiles(pid).some((file) => isIn(real, file)));
  const { output } = await sh('lsof', ['-t', '+D', real]);
  return output.split('\n').filter(Boolean).map(Number);
}

function processes(): number[] {
  return readdirSync('/proc').map(Number).filter(Number.isInteger);
}

function openFiles(pid: number): string[] {
  return links(`/proc/${pid}/fd`);
}

/** Other people's processes, and those that have just ended, show nothing. */
function links(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => {
      try {
        return readlinkSync(`${folder}/${name}`);
      } catch {
        return '';
      }
    });
  } catch {
    return [];
  }
}

function isIn(folder: string, file: string): boolean {
  return file === folder || file.startsWith(`${folder}${sep}`);
}
