import type { Browser } from './save-file.ts';

export const thisBrowser = (): Browser => ({
  fetch: (address, init) => fetch(address, init),
  createObjectURL: (blob) => URL.createObjectURL(blob),
  revokeObjectURL: (url) => URL.revokeObjectURL(url),
  press: (link) => Object.assign(document.createElement('a'), link).click(),
  later: (work, ms) => setTimeout(work, ms),
});
