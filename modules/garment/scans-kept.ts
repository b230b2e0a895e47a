import type { Env } from '#platform/env.server.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Scans from before this moment are removed each night. They are not taken either: nothing would tell that one of them was counted before.
 */
export const keptSince = ({ GARMENT_EVENT_DAYS }: Pick<Env, 'GARMENT_EVENT_DAYS'>, now: Date): Date =>
  new Date(now.getTime() - GARMENT_EVENT_DAYS * dayMs);
