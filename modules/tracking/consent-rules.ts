import type { Consent, ConsentGroup } from './consent.ts';

type Rule = {
  /** One of these groups is enough. */
  readonly anyOf: readonly ConsentGroup[];
  /** Applies only after the banner was answered, not to defaults that a consent tool writes before. */
  readonly needsAnswer?: true;
};

/** What each group allows. All code that stores or sends more than necessary checks this table. */
const consentRules = {
  socialTracking: { anyOf: ['targeting'] },
  embeddedFilms: { anyOf: ['targeting'], needsAnswer: true },
  tagManager: { anyOf: ['performance', 'functional', 'targeting'] },
  storedDelivery: { anyOf: ['functional'] },
  personalisation: { anyOf: ['targeting'], needsAnswer: true },
  searchAnalytics: { anyOf: ['performance'] },
} as const satisfies Record<string, Rule>;

export type ConsentUse = keyof typeof consentRules;

export function mayUse(use: ConsentUse, { allowed, isAnswered }: Consent): boolean {
  const rule: Rule = consentRules[use];
  return rule.anyOf.some((group) => allowed.has(group)) && (isAnswered || rule.needsAnswer !== true);
}

type Granted = 'granted' | 'denied';

/** The state of Google's consent mode. Before an answer everything but security is denied. */
export function consentModeOf({ allowed }: Consent): Record<string, Granted> {
  const by = (group: ConsentGroup): Granted => (allowed.has(group) ? 'granted' : 'denied');
  return {
    ad_storage: by('targeting'),
    ad_user_data: by('targeting'),
    ad_personalization: by('targeting'),
    analytics_storage: by('performance'),
    functionality_storage: by('functional'),
    personalization_storage: by('functional'),
    security_storage: 'granted',
  };
}
