import { expect, test } from 'vitest';
import { type GuideStatus, guideButtonState } from './guide-button-state.ts';

const pdfUrl = '/files/size-guide.pdf';

test.each<[string, boolean, string | undefined, GuideStatus, object]>([
  ['content opens the dialog', true, undefined, 'idle', { does: 'dialog' }],
  ['content opens it again', true, pdfUrl, 'ready', { does: 'dialog' }],
  ['a PDF alone opens itself', false, pdfUrl, 'idle', { does: 'pdf', pdfUrl }],
  ['disabled while loading', true, pdfUrl, 'loading', { does: 'nothing' }],
  ['disabled on error', true, pdfUrl, 'failed', { does: 'nothing' }],
  ['disabled with neither content nor PDF', false, undefined, 'idle', { does: 'nothing' }],
])('Z05 %s', (_, hasContent, pdf, status, does) =>
  expect(guideButtonState({ hasContent, pdfUrl: pdf }, status)).toEqual(does),
);
