const prefix = 'client:';

/** The session of a program is the program itself: what it may do is looked up with each call. */
export const clientSession = (clientId: string): string => `${prefix}${clientId}`;

export const isClientSession = (sid: string): boolean => sid.startsWith(prefix);

export const clientOf = (sid: string): string => sid.slice(prefix.length);
