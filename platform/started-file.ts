import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const isBuilt = import.meta.filename.endsWith('.js');

const withPackage = (folder: string): string =>
  existsSync(join(folder, 'package.json')) ? folder : withPackage(dirname(folder));

/** The project's folder: this file is in it as source, or in the bundle. */
export const projectRoot: string = withPackage(import.meta.dirname);

/** The file in which a process or a thread starts: its source, or for bundled code the entry of the same name. */
export const startedFile = (source: string): string =>
  isBuilt ? join(projectRoot, 'build', 'server', `${basename(source, '.ts')}.js`) : join(projectRoot, source);
