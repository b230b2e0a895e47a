import type { Result } from '#core/result.ts';
import type { ReadLogo } from './logo.ts';

export type ReaderRefusal =
  | {
      code:
        | 'logo-type'
        | 'logo-broken'
        | 'logo-unsafe'
        | 'logo-empty'
        | 'logo-without-size'
        | 'logo-too-many-pixels'
        | 'logo-too-slow';
    }
  /** Too many files are being read. */
  | { code: 'temporarily-unavailable' }
  | { code: 'logo-element'; element: string };

/** Reads files of strangers, apart from the shop. */
export type LogoReader = { read(file: Uint8Array): Promise<Result<ReadLogo, ReaderRefusal>> };
