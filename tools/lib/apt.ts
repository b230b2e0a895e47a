import { sh, succeeds } from './sh.ts';
import { announced } from './step.ts';

/**
 * Installs a system package if possible without a prompt: on Debian-based systems, as root or with passwordless sudo.
 */
export async function aptInstall(name: string): Promise<boolean> {
  if (!(await succeeds('apt-get', ['--version']))) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !(await succeeds('sudo', ['-n', 'true']))) return false;
  const apt = (...args: string[]) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args];
    return isRoot ? sh('env', command.slice(1)) : sh('sudo', ['-n', ...command]);
  };
  return announced(`installing ${name} with apt-get, this may take some minutes`, async () => {
    // If one of several sources fails to update, the package may still be available.
    await apt('update');
    const { code, output } = await apt('install', '-y', '--no-install-recommends', name);
    if (code !== 0) console.error(output);
    return code === 0;
  });
}
