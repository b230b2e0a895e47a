import { sh, succeeds } from './sh.ts';
import { announced } from './step.ts';

/** Installs a system package where that is possible without asking: Debian and its kin, as root or with a free sudo. */
export async function aptInstall(name: string): Promise<boolean> {
  if (!(await succeeds('apt-get', ['--version']))) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !(await succeeds('sudo', ['-n', 'true']))) return false;
  const apt = (...args: string[]) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args];
    return isRoot ? sh('env', command.slice(1)) : sh('sudo', ['-n', ...command]);
  };
  return announced(`installing ${name} with apt-get, this may take some minutes`, async () => {
    // An update that fails for one source out of many may still have brought what is needed.
    await apt('update');
    const { code, output } = await apt('install', '-y', '--no-install-recommends', name);
    if (code !== 0) console.error(output);
    return code === 0;
  });
}
