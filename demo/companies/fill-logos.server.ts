import { randomBytes } from 'node:crypto';
import { newId } from '#core/ids.ts';
import { mediaTypes } from '#modules/logo/logo.ts';
import { insertLogo, insertVersion, saveDecision } from '#modules/logo/logo-store.server.ts';
import type { DemoShop } from '../fill-demo.server.ts';
import { personOf } from './person-of.ts';

const companyId = 1005;
const day = 86_400_000;

const wave = (paint: string, ground = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${ground}<path d="M20 62c20-30 40-30 60 0s40 30 60 0 30-26 40-14v44H20z" fill="${paint}"/><circle cx="150" cy="26" r="14" fill="#e2701e"/></svg>`;

/** Read as an upload is, so that the checks say what is true of the drawing; loaded here, as a later start needs none of it. */
async function readLogo(svg: string) {
  const { inspectLogo } = await import('#modules/logo/inspect-logo.server.ts');
  const read = await inspectLogo(new TextEncoder().encode(svg));
  if (!read.ok) throw new Error(read.refusal.code);
  return read.value;
}

/** Logos of Hamnvik: one released with a newer version that waits, and one with remarks of the checks. */
export async function fillLogos({ db, clock, files }: Pick<DemoShop, 'db' | 'clock' | 'files'>): Promise<void> {
  const vera = personOf('vera.sundberg@hamnvik.example').id;
  const astrid = personOf('astrid.norelius@yrke.example').id;
  const ago = (days: number) => new Date(clock.now().getTime() - days * day);
  const idAt = (at: Date) => newId(at, randomBytes);
  const make = async (name: string, at: Date) => {
    const id = idAt(at);
    await insertLogo(db, { id, companyId, name, at });
    return id;
  };
  const usual = { rights: 'own', by: vera } as const;
  const hamnvik = await make('Hamnvik', ago(90));
  const first = { logoId: hamnvik, version: 1 };
  const versions = [
    { ...first, fileName: 'hamnvik.svg', widthMm: 90, read: await readLogo(wave('#2458a8')), at: ago(90) },
    {
      ...first,
      version: 2,
      fileName: 'hamnvik-2026.svg',
      widthMm: 90,
      read: await readLogo(wave('#1f2c4d')),
      at: ago(2),
    },
    {
      logoId: await make('Hamnvik Service', ago(1)),
      version: 1,
      fileName: 'service.svg',
      widthMm: 60,
      read: await readLogo(wave('#1f2c4d', '<path d="M0 0h200v100H0z" fill="#ffffff"/>')),
      at: ago(1),
    },
  ];
  for (const version of versions) {
    const id = idAt(version.at);
    const fileKey = `logos/${id}`;
    await files.put(fileKey, new TextEncoder().encode(version.read.svg), mediaTypes.svg);
    await insertVersion(db, { id, ...usual, ...version, fileKey });
  }
  const production = { threadColours: ['1421', '1208'], stitchCount: 6400, priceClass: 'B' } as const;
  await saveDecision(db, { ...first, state: 'released', production, answer: '', by: astrid, at: ago(89) });
}
