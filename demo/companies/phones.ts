import type { CountryCode } from '#modules/market/market.ts';

/**
 * Sweden, Britain, Ireland, France, Germany and North America reserve numbers for fiction. Elsewhere the number has an
 * unassigned prefix, so that it never belongs to a real subscriber.
 */
const ranges: Record<CountryCode, { office: string; mobile: string }> = {
  SE: { office: '+46 8 465 004 ##', mobile: '+46 70 174 06 ##' },
  NO: { office: '+47 10 00 00 ##', mobile: '+47 10 00 10 ##' },
  FI: { office: '+358 9 000 01##', mobile: '+358 50 000 01##' },
  GB: { office: '+44 20 7946 01##', mobile: '+44 7700 9001##' },
  DK: { office: '+45 10 00 00 ##', mobile: '+45 10 00 10 ##' },
  BE: { office: '+32 2 000 01 ##', mobile: '+32 470 00 01 ##' },
  CA: { office: '+1 613 555 01##', mobile: '+1 514 555 01##' },
  CZ: { office: '+420 100 000 1##', mobile: '+420 100 001 1##' },
  EE: { office: '+372 100 01##', mobile: '+372 1000 01##' },
  FR: { office: '+33 1 99 00 01 ##', mobile: '+33 6 39 98 01 ##' },
  DE: { office: '+49 30 23125 1##', mobile: '+49 171 39200##' },
  AT: { office: '+43 1 000 01##', mobile: '+43 660 000 01##' },
  IE: { office: '+353 20 910 01##', mobile: '+353 20 911 01##' },
  IT: { office: '+39 02 0000 01##', mobile: '+39 300 000 01##' },
  NL: { office: '+31 20 000 01##', mobile: '+31 6 0000 01##' },
  PL: { office: '+48 22 000 01 ##', mobile: '+48 100 000 1##' },
  ES: { office: '+34 500 000 1##', mobile: '+34 500 001 1##' },
  US: { office: '+1 614 555 01##', mobile: '+1 503 555 01##' },
  IS: { office: '+354 100 01##', mobile: '+354 100 11##' },
  CH: { office: '+41 44 000 01 ##', mobile: '+41 76 000 01 ##' },
  LV: { office: '+371 10 000 1##', mobile: '+371 10 001 1##' },
  HR: { office: '+385 1 000 01##', mobile: '+385 91 000 01##' },
  SI: { office: '+386 1 000 01 ##', mobile: '+386 30 000 1##' },
};

/** Serials from 10 to 99; Sweden's mobile range has no lower ones. */
export function fictionalPhone(country: CountryCode, line: 'office' | 'mobile', serial: number): string {
  if (!Number.isInteger(serial) || serial < 10 || serial > 99) throw new Error(`No telephone with serial ${serial}`);
  return ranges[country][line].replace('##', String(serial));
}
