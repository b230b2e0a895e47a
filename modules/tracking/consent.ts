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
const answeredCookie = 'OptanonAlertBoxClosed';

const names = Object.keys(consentGroups) as ConsentGroup[];

/** Without a readable cookie only the necessary group is allowed. The tool's own banner writes values encoded or not. */
export function readConsent(cookies: Readonly<Record<string, string | undefined>>): Consent {
  const query = new URLSearchParams(decoded(cookies[consentCookie] ?? ''));
  const granted = new Set((query.get('groups') ?? '').split(','));
  const allowed = names.filter((name) => name === 'necessary' || granted.has(`${consentGroups[name]}:1`));
  return { isAnswered: Boolean(cookies[answeredCookie]), allowed: new Set(allowed) };
}

type Answer = { allowed: ReadonlySet<ConsentGroup>; consentId: string; interactionCount: number; now: Date };

/** The two cookies with the answer, in the format that tag managers read. */
export function consentCookies({ allowed, consentId, interactionCount, now }: Answer): Record<string, string> {
  const groups = names.map((name) => `${consentGroups[name]}:${name === 'necessary' || allowed.has(name) ? 1 : 0}`);
  const query = new URLSearchParams({
    isGpcEnabled: '0',
    datestamp: now.toUTCString(),
    version: '202301.1.0',
    browserGpcFlag: '0',
    isIABGlobal: 'false',
    hosts: '',
    consentId,
    interactionCount: String(interactionCount),
    isAnonUser: '1',
    landingPath: 'NotLandingPage',
    groups: groups.join(','),
    AwaitingReconsent: 'false',
  });
  return { [consentCookie]: query.toString(), [answeredCookie]: now.toISOString() };
}

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
