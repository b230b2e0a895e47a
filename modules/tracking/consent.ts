import { decodePercent } from '#core/percent.ts';

/** What a visitor may allow, by the group codes of consent tools. The order differs from the specification's list. */
export const consentGroups = {
  necessary: 'C0001',
  performance: 'C0002',
  functional: 'C0003',
  targeting: 'C0004',
} as const;

export type ConsentGroup = keyof typeof consentGroups;

export type Consent = { isAnswered: boolean; allowed: ReadonlySet<ConsentGroup> };

export const consentCookie = 'OptanonConsent';
export const answeredCookie = 'OptanonAlertBoxClosed';

/** Increased when the cookie policy changes: answers to an older version are requested again. */
export const policyVersion = '2';

/** A consent is requested again after so many months. */
const monthsValid = 12;

const names = Object.keys(consentGroups) as ConsentGroup[];

type Facts = {
  now: Date;
  /** The browser sends Global Privacy Control: targeting is refused whatever the cookie says. */
  isGpc?: boolean;
};

/**
 * Without a readable cookie only the necessary group is allowed, and after an outdated answer too. The tool's own banner
 * writes values encoded or not.
 */
export function readConsent(cookies: Readonly<Record<string, string | undefined>>, { now, isGpc }: Facts): Consent {
  const query = new URLSearchParams(decoded(cookies[consentCookie] ?? ''));
  const answeredAt = cookies[answeredCookie];
  if (isOutdated(query, answeredAt, now)) return { isAnswered: false, allowed: new Set(['necessary']) };
  const granted = new Set((query.get('groups') ?? '').split(','));
  const allowed = names.filter(
    (name) =>
      name === 'necessary' || (granted.has(`${consentGroups[name]}:1`) && !(isGpc === true && name === 'targeting')),
  );
  return { isAnswered: Boolean(answeredAt), allowed: new Set(allowed) };
}

/** Cookies of other consent tools have no policy version: such a tool sets AwaitingReconsent when its policy changes. */
function isOutdated(query: URLSearchParams, answeredAt: string | undefined, now: Date): boolean {
  if ((query.get('policy') ?? policyVersion) !== policyVersion) return true;
  if (query.get('AwaitingReconsent') === 'true') return true;
  return answeredAt ? isExpired(dateOf(answeredAt), now) : false;
}

function isExpired(givenAt: Date, now: Date): boolean {
  const end = new Date(givenAt);
  end.setUTCMonth(end.getUTCMonth() + monthsValid);
  return end <= now;
}

const dateOf = (cookie: string): Date => new Date(decoded(cookie) || cookie);

/** Services of other companies that a visitor may load by a click, without answering the banner. */
export type ClickedService = 'youtube' | 'map';

/** What a browser remembers of such a click. */
export const clickOn = (now: Date): string => `${policyVersion} ${now.toISOString()}`;

/** A click is valid for as long as an answer to the banner, and the next answer replaces it. */
export function isStillClicked(
  stored: string | null,
  cookies: Readonly<Record<string, string | undefined>>,
  now: Date,
): boolean {
  const [version, time = ''] = (stored ?? '').split(' ');
  const clickedAt = new Date(time);
  if (version !== policyVersion || Number.isNaN(clickedAt.getTime())) return false;
  const answeredAt = cookies[answeredCookie];
  return !(answeredAt && dateOf(answeredAt) >= clickedAt) && !isExpired(clickedAt, now);
}

type Answer = {
  allowed: ReadonlySet<ConsentGroup>;
  consentId: string;
  interactionCount: number;
  now: Date;
  isGpc: boolean;
};

/** The two cookies with the answer, in the format that tag managers read. */
export function consentCookies({
  allowed,
  consentId,
  interactionCount,
  now,
  isGpc,
}: Answer): Record<typeof consentCookie | typeof answeredCookie, string> {
  const gpc = isGpc ? '1' : '0';
  const query = new URLSearchParams({
    isGpcEnabled: gpc,
    datestamp: now.toUTCString(),
    version: '202301.1.0',
    browserGpcFlag: gpc,
    isIABGlobal: 'false',
    hosts: '',
    consentId,
    interactionCount: String(interactionCount),
    isAnonUser: '1',
    landingPath: 'NotLandingPage',
    groups: groupsText(allowed),
    AwaitingReconsent: 'false',
    policy: policyVersion,
  });
  return { [consentCookie]: query.toString(), [answeredCookie]: now.toISOString() };
}

/** As in the cookie: `C0001:1,C0002:0,C0003:1,C0004:0`. */
export const groupsText = (allowed: ReadonlySet<ConsentGroup>): string =>
  names.map((name) => `${consentGroups[name]}:${name === 'necessary' || allowed.has(name) ? 1 : 0}`).join(',');

/** A later answer keeps the id of the previous one and increases the count. */
export function previousAnswer(cookie: string | undefined): {
  consentId: string | undefined;
  interactionCount: number;
} {
  const query = new URLSearchParams(decoded(cookie ?? ''));
  return {
    consentId: query.get('consentId') ?? undefined,
    interactionCount: Number.parseInt(query.get('interactionCount') ?? '0', 10) || 0,
  };
}

/** Some tools encode the whole value once more. */
function decoded(value: string): string {
  return value.includes('=') ? value : (decodePercent(value) ?? '');
}
