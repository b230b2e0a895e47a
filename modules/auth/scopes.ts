import { type Service, services } from '../services.ts';

/** API clients may access shop data, but not sessions, passwords, other clients and the tracking of visitors. */
const unscoped: readonly Service[] = ['auth', 'tracking', 'facebook', 'klevu'];
const scopedServices = services.filter((service) => !unscoped.includes(service));

export type Scope = `${Service}:${'read' | 'write'}`;

export const scopes: readonly Scope[] = scopedServices.flatMap((service): Scope[] => [
  `${service}:read`,
  `${service}:write`,
]);

export const isScope = (text: string): text is Scope => (scopes as readonly string[]).includes(text);

/** The scope that a call requires: reading or changing the service in its path. */
export function scopeFor(method: string, path: string): string {
  const service = path.split('/')[2]?.toLowerCase() ?? '';
  return `${service}:${['GET', 'HEAD', 'OPTIONS'].includes(method) ? 'read' : 'write'}`;
}

/** The right to change includes the right to read. */
export function allows(granted: readonly string[], needed: string): boolean {
  return granted.includes(needed) || granted.includes(needed.replace(/:read$/, ':write'));
}
