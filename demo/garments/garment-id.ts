import { createHash } from 'node:crypto';

/** Fixed, so that guides and tests can name it; garments of a real shop have random ids. */
export const demoGarmentId = (number: number): string =>
  createHash('sha256').update(`demo garment ${number}`).digest('base64url').slice(0, 22);
