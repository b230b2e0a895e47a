import { type Service, services } from '../services.ts';

/** A program's token is for the shop's data; sessions, passwords and other programs are not among it. */
const scopedServices = services.filter((service) => service !== 'auth');

export type Scope = `${Service}:${'read' | 'write'}`;

export const scopes: readonly Scope[] = scopedServices.flatMap((service): Scope[] => [
  `${service}:read`,
  `${service}:write`,
]);

export const isScope = (text: string): text is Scope => (scopes as readonly string[]).includes(text);

/** What a call asks of a program: reading, or changing, the service in its path. */
export function scopeFor(method: string, path: string): string {
  const service = path.split('/')[2]?.toLowerCase() ?? '';
  return `${service}:${['GET', 'HEAD', 'OPTIONS'].includes(method) ? 'read' : 'write'}`;
}

/** Whoever may change may read. */
export function allows(granted: readonly string[], needed: string): boolean {
  return granted.includes(needed) || granted.includes(needed.replace(/:read$/, ':write'));
}
