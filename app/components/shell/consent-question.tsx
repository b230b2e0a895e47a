import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readCookies, writeCookie } from '#app/browser-cookies.ts';
import { isGpc } from '#app/components/tracking/browser-consent.ts';
import { buttonClasses } from '#app/ui/button-style.ts';
import {
  type ConsentGroup,
  consentCookie,
  consentCookies,
  consentGroups,
  previousAnswer,
} from '#modules/tracking/consent.ts';
import { PageLink } from './page-link.tsx';
import { useShop } from './use-shop.ts';

const optional = (Object.keys(consentGroups) as ConsentGroup[]).filter((group) => group !== 'necessary');

type Props = {
  cookiePolicy: string | undefined;
  /** Groups allowed so far. */
  allowed: ReadonlySet<ConsentGroup>;
  onAnswered: () => void;
};

/** The consent form, shown over the page. */
export function ConsentQuestion({ cookiePolicy, allowed: before, onAnswered }: Props) {
  const t = useTranslations('shell.consent');
  const { language } = useShop();
  const [allowed, setAllowed] = useState(before);
  const isOptedOut = isGpc();
  const answer = (groups: Iterable<ConsentGroup>) => {
    saveAnswer(new Set(groups));
    onAnswered();
  };
  return (
    <section
      aria-labelledby="consent-title"
      className="fixed inset-x-0 bottom-0 z-40 in-[body:has([role=dialog])]:invisible max-h-[85dvh] overflow-y-auto border-t border-ink bg-paper shadow-[0_-24px_48px_-24px_rgb(22_24_26/0.3)] md:right-6 md:bottom-6 md:left-auto md:w-[30rem] md:border"
    >
      <div className="p-5 md:p-7">
        <h2 id="consent-title" className="font-display text-2xl font-semibold">
          {t('title')}
        </h2>
        <p className="mt-2 text-sm">
          {t('text')}{' '}
          {cookiePolicy && (
            <PageLink href={`/${language}/${cookiePolicy}`} className="underline underline-offset-4">
              {t('more')}
            </PageLink>
          )}
        </p>
        <details className="group mt-4 border-y border-line">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between text-sm font-semibold [&::-webkit-details-marker]:hidden">
            {t('choose')}
            <ChevronDown aria-hidden="true" className="size-4 transition group-open:rotate-180" />
          </summary>
          <fieldset className="pb-3">
            <legend className="sr-only">{t('choose')}</legend>
            <Choice group="necessary" isChecked isFixed />
            {optional.map((group) => (
              <Choice
                key={group}
                group={group}
                isChecked={allowed.has(group)}
                isFixed={group === 'targeting' && isOptedOut}
                onChange={(isOn) =>
                  setAllowed(new Set(isOn ? [...allowed, group] : [...allowed].filter((one) => one !== group)))
                }
              />
            ))}
            {isOptedOut && <p className="py-2 text-sm">{t('gpc')}</p>}
            <button
              type="button"
              className={`mt-2 ${buttonClasses({ kind: 'secondary', size: 'small' })}`}
              onClick={() => answer(allowed)}
            >
              {t('save')}
            </button>
          </fieldset>
        </details>
        <div className="mt-5 grid grid-cols-2 gap-3">
          <button type="button" className={buttonClasses({ kind: 'secondary' })} onClick={() => answer([])}>
            {t('necessaryOnly')}
          </button>
          <button
            type="button"
            className={buttonClasses({ kind: 'secondary' })}
            onClick={() => answer(optional.filter((group) => !isOptedOut || group !== 'targeting'))}
          >
            {t('acceptAll')}
          </button>
        </div>
      </div>
    </section>
  );
}

type ChoiceProps = { group: ConsentGroup; isChecked: boolean; isFixed?: boolean; onChange?: (isOn: boolean) => void };

function Choice({ group, isChecked, isFixed = false, onChange }: ChoiceProps) {
  const t = useTranslations('shell.consent.groups');
  const id = useId();
  return (
    <div className="flex gap-3 py-2 text-sm">
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        disabled={isFixed}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange?.(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-ink"
      />
      <div>
        <label htmlFor={id} className="font-semibold">
          {t(`${group}.name`)}
        </label>
        <p id={`${id}-text`} className="text-quiet">
          {t(`${group}.text`)}
        </p>
      </div>
    </div>
  );
}

function saveAnswer(allowed: ReadonlySet<ConsentGroup>): void {
  const { consentId, interactionCount } = previousAnswer(readCookies()[consentCookie]);
  const cookies = consentCookies({
    allowed,
    consentId: consentId ?? crypto.randomUUID(),
    interactionCount: interactionCount + 1,
    now: new Date(),
    isGpc: isGpc(),
  });
  for (const [name, value] of Object.entries(cookies)) writeCookie(name, value);
  // The proof is for the shop; the visitor does not wait for it.
  void fetch('/api/tracking/consent', { method: 'POST', keepalive: true }).catch(() => undefined);
}
