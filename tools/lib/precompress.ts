import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder } from './files.ts';

/** Below this a response header is longer than what compression saves. */
const SMALLEST_WORTH_IT = 256;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a .br and a .gz file beside every text file that becomes smaller, so that serving needs no compression. */
export async function precompress(folder: string): Promise<number> {
  const written = await Promise.all(filesUnder(folder).filter(isText).map(compress));
  return written.filter(Boolean).length;
}

function isText(file: string): boolean {
  return /\.(js|css|svg|html|json)$/.test(file);
}

async function compress(file: string): Promise<boolean> {
  const content = await readFile(file);
  if (content.length <= SMALLEST_WORTH_IT) return false;
  // Compressed once per build and loaded by every visitor: the slowest and smallest setting is worth it.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
  return true;
}
