export const accessCookie = 'yrke_access';
export const refreshCookie = 'yrke_refresh';

/** Cookies of a session that a procurement system shows in a frame of its own site; browsers send no others there. */
export const framedCookies = { access: 'yrke_framed_access', refresh: 'yrke_framed_refresh' } as const;
const ownCookies = { access: accessCookie, refresh: refreshCookie } as const;

export type SessionTokens = {
  accessToken: string;
  accessExpiresAt: Date;
  refreshToken: string;
  refreshExpiresAt: Date;
  /** If false, the cookies expire with the browser session. */
  remembered: boolean;
};

type Options = { secure: boolean; now: Date; isFramed?: boolean };

/** The Set-Cookie headers of a session: not readable by scripts, and not sent with requests from other sites. */
export function sessionCookies(session: SessionTokens, { secure, now, isFramed = false }: Options): string[] {
  const names = isFramed ? framedCookies : ownCookies;
  const line = (name: string, value: string, until: Date) =>
    cookie(name, value, { secure, isFramed }, session.remembered ? secondsUntil(until, now) : undefined);
  return [
    // The cookie outlives its token, because an expired token still identifies the session.
    line(names.access, session.accessToken, session.refreshExpiresAt),
    line(names.refresh, session.refreshToken, session.refreshExpiresAt),
  ];
}

/** Only the access token, when the refresh token stays the same. */
export function accessCookieLine(
  session: Pick<SessionTokens, 'accessToken' | 'accessExpiresAt' | 'remembered'>,
  { secure, now }: Options,
): string {
  const age = session.remembered ? secondsUntil(session.accessExpiresAt, now) : undefined;
  return cookie(accessCookie, session.accessToken, { secure, isFramed: false }, age);
}

export function clearedCookies({ secure, isFramed = false }: Omit<Options, 'now'>): string[] {
  return Object.values(isFramed ? framedCookies : ownCookies).map((name) => cookie(name, '', { secure, isFramed }, 0));
}

function cookie(
  name: string,
  value: string,
  { secure, isFramed }: { secure: boolean; isFramed: boolean },
  maxAge: number | undefined,
): string {
  return [
    `${name}=${value}`,
    'Path=/',
    'HttpOnly',
    // Partitioned: a session is known only within pages of the site that shows it.
    ...(isFramed ? ['SameSite=None', 'Secure', 'Partitioned'] : ['SameSite=Lax', ...(secure ? ['Secure'] : [])]),
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
  ].join('; ');
}

const secondsUntil = (date: Date, now: Date) => Math.max(0, Math.floor((date.getTime() - now.getTime()) / 1000));
