const prefix = 'client:';

/** An API client has one permanent session, whose rights are looked up at each call. */
export const clientSession = (clientId: string): string => `${prefix}${clientId}`;

export const isClientSession = (sid: string): boolean => sid.startsWith(prefix);

export const clientOf = (sid: string): string => sid.slice(prefix.length);
