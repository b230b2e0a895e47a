export const accessCookie = 'yrke_access';
export const refreshCookie = 'yrke_refresh';

export type SessionTokens = {
  accessToken: string;
  accessExpiresAt: Date;
  refreshToken: string;
  refreshExpiresAt: Date;
  /** If false, the cookies expire with the browser session. */
  remembered: boolean;
};

type Options = { secure: boolean; now: Date };

/** The Set-Cookie headers of a session: not readable by scripts, and not sent with requests from other sites. */
export function sessionCookies(session: SessionTokens, { secure, now }: Options): string[] {
  const line = (name: string, value: string, until: Date) =>
    cookie(name, value, secure, session.remembered ? secondsUntil(until, now) : undefined);
  return [
    // The cookie outlives its token, because an expired token still identifies the session.
    line(accessCookie, session.accessToken, session.refreshExpiresAt),
    line(refreshCookie, session.refreshToken, session.refreshExpiresAt),
  ];
}

/** Only the access token, when the refresh token stays the same. */
export function accessCookieLine(
  session: Pick<SessionTokens, 'accessToken' | 'accessExpiresAt' | 'remembered'>,
  { secure, now }: Options,
): string {
  const age = session.remembered ? secondsUntil(session.accessExpiresAt, now) : undefined;
  return cookie(accessCookie, session.accessToken, secure, age);
}

export function clearedCookies({ secure }: Pick<Options, 'secure'>): string[] {
  return [accessCookie, refreshCookie].map((name) => cookie(name, '', secure, 0));
}

function cookie(name: string, value: string, secure: boolean, maxAge: number | undefined): string {
  return [
    `${name}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
  ].join('; ');
}

const secondsUntil = (date: Date, now: Date) => Math.max(0, Math.floor((date.getTime() - now.getTime()) / 1000));
