import { renewAheadSeconds } from './session-state.ts';

/** The response of POST /refresh, as far as callers need it. */
type TokenResponse = { token: string; expiresIn: number };

type CurrentToken = { token: string; endsAt: number };

type Options = {
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  now: () => Date;
  /** A token from an earlier response. */
  token?: TokenResponse;
};

export type AuthorisedFetch = {
  call(path: string, init?: RequestInit): Promise<Response>;
  /**
   * False if it failed and the company is unchanged; switching to a punch-out company may lead to the portal instead.
   */
  switchCompany(companyId: number): Promise<SwitchedCompany | 'portal-redirect' | false>;
};

type SwitchedCompany = { company: unknown; settings: unknown };

/**
 * Sends requests with the bearer token of the signed-in person. A token that is about to expire is renewed first, once
 * for all waiting requests. Expiry is measured on this clock from the arrival of the token, because a browser's clock
 * may be hours off.
 */
export function createAuthorisedFetch({ fetch, now, token }: Options): AuthorisedFetch {
  const hold = ({ token, expiresIn }: TokenResponse): CurrentToken => ({
    token,
    endsAt: now().getTime() + expiresIn * 1000,
  });
  const isFresh = ({ endsAt }: CurrentToken) => endsAt - renewAheadSeconds * 1000 > now().getTime();
  let held: CurrentToken | 'signed-out' | undefined = token && hold(token);
  let last: Promise<unknown> = Promise.resolve();

  async function renew(body?: { companyId: number }): Promise<Response> {
    const answer = await fetch('/refresh', {
      method: 'POST',
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (answer.ok) held = hold((await answer.clone().json()) as TokenResponse);
    else if (answer.status === 401) held = 'signed-out';
    return answer;
  }

  /** Renews one at a time: two concurrent renewals would invalidate each other's refresh token. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  }

  async function currentToken(): Promise<string | undefined> {
    if (held !== 'signed-out' && !(held && isFresh(held)))
      await inTurn(async () => {
        if (held === 'signed-out' || (held && isFresh(held))) return;
        const answer = await renew();
        if (!answer.ok && answer.status !== 401) throw new Error(`the token was not renewed: ${answer.status}`);
      });
    return held === 'signed-out' ? undefined : held?.token;
  }

  async function call(path: string, init: RequestInit = {}): Promise<Response> {
    const bearer = await currentToken();
    const headers = new Headers(init.headers);
    if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`);
    return fetch(path, { ...init, headers });
  }

  async function read(path: string): Promise<unknown> {
    const answer = await call(path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  }

  return {
    call,
    switchCompany: async (companyId) => {
      try {
        const answer = await inTurn(() => renew({ companyId }));
        if (!answer.ok) return (await codeOf(answer)) === 'portal-redirect' ? 'portal-redirect' : false;
        const company = await read(`/api/company/companies/${companyId}`);
        const settings = await read(`/api/settings/company/${companyId}`);
        return { company, settings };
      } catch {
        return false;
      }
    },
  };
}

async function codeOf(answer: Response): Promise<unknown> {
  const problem = (await answer.json().catch(() => undefined)) as { code?: unknown } | undefined;
  return problem?.code;
}
