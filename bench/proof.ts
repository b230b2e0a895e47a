import { join } from 'node:path';
import { makeProofSheet } from '#modules/document/proofs/make-proof-sheet.server.ts';
import { buildProof, type LogoArtwork } from '#modules/proof/build-proof.ts';
import { renderProof } from '#modules/proof/render-proof.ts';
import { toSvg } from '#modules/proof/to-svg.ts';
import type { ProofEntry } from '#modules/proof-sheet/proof-entry.ts';
import { hashOf } from '#modules/proof-sheet/proof-store.server.ts';
import { readTexts } from '#platform/texts.server.ts';
import { median } from './lib/quantile.ts';
import { printTable } from './lib/table.ts';

// Proofs: one during typing, and 200 of them as one PDF. The goals are 50 ms on a phone, and 10 s and 300 MB.
const proofs = 200;
const turns = 50;
const jacket = { categories: ['jacket-work', 'Tops'], size: 'C52', hexes: ['#1F2F52'] };
const serviceOf = (at: number) => ({
  service: 'embroidery',
  position: 'right chest',
  lines: [`Person Nummer ${at}`, 'Elektriker'],
  hasText: true,
});

const typed: number[] = [];
for (let turn = 0; turn < turns; turn += 1) {
  const started = performance.now();
  const built = await buildProof(jacket, serviceOf(turn));
  if (built.kind === 'proof') toSvg(await renderProof(built.proof), 'p', '');
  typed.push(performance.now() - started);
}

const mark = '<path d="M0 0H6000L3000 6000Z" fill="#c8102e"/><circle cx="9000" cy="3000" r="2900" fill="#f5f5f0"/>';
const logo: LogoArtwork = {
  kind: 'logo',
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12000 6000">${mark}</svg>`,
  widthMm: 80,
  file: { logoId: 'a', version: 1, name: 'Mark', fileName: 'mark.svg' },
};
const logoService = { service: 'embroidery', position: 'left chest', lines: [], hasText: false };

// Every fourth is a logo.
const entries: ProofEntry[] = [];
for (let at = 0; at < proofs; at += 1) {
  const service = at % 4 === 3 ? logoService : serviceOf(at);
  const built = await buildProof(jacket, service, at % 4 === 3 ? logo : undefined);
  if (built.kind !== 'proof') continue;
  entries.push({
    rowNumber: at,
    sku: '100011100100C52',
    garment: 'Jacket',
    colour: 'Navy',
    size: jacket.size,
    quantity: 1,
    serviceQuantity: 1,
    isSeen: true,
    state: 'ready',
    service: 'Name',
    position: 'Right chest',
    wearer: service.lines[0],
    renamedTo: undefined,
    lines: service.lines,
    made: { hash: hashOf(built.proof), proof: built.proof },
    problems: [],
    hints: [],
  });
}
const texts = await readTexts(join(import.meta.dirname, '..', 'messages'));
const started = performance.now();
const before = process.cpuUsage();
const memoryBefore = process.memoryUsage.rss();
const pdf = await makeProofSheet(
  { texts },
  { language: 'en', culture: 'en-SE', kind: 'approval', subject: undefined, day: '2026-11-17', entries },
);
const seconds = (performance.now() - started) / 1000;
const used = process.cpuUsage(before);

printTable([
  ['proof', 'value'],
  ['one while typing, median ms', median(typed).toFixed(1)],
  [`${proofs} as PDF, s`, seconds.toFixed(1)],
  ['processor time for them, s', ((used.user + used.system) / 1e6).toFixed(1)],
  ['size of the PDF, MB', (pdf.length / 1e6).toFixed(1)],
  ['memory of the process before, MB', String(Math.round(memoryBefore / 1e6))],
  // In units of 1,024 bytes.
  ['and at most, MB', String(Math.round((process.resourceUsage().maxRSS * 1024) / 1e6))],
]);
