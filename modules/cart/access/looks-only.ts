import type { Visit } from '../../visit.ts';

/** A procurement system opened the session to have its cart looked at. */
export const looksOnly = ({ claims }: Pick<Visit, 'claims'>): boolean => claims?.read_only === true;
