import { ArrowRight } from 'lucide-react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { DemoGroup, DemoPersonView } from './demo-group.ts';

/** Only on a developer's machine: the people of the demo world, with a hint on what to try as each of them. */
export function DemoPeople({ groups }: { groups: readonly DemoGroup[] }) {
  const t = useTranslations('login.demo');
  const here = groups.filter(({ url }) => url === undefined);
  const elsewhere = groups.filter(({ url }) => url !== undefined);
  return (
    <section aria-labelledby="demo" className="mt-12 border border-line bg-ground p-5 md:p-6">
      <h2 id="demo" className="font-display text-subheading font-semibold">
        {t('title')}
      </h2>
      <p className="mt-1 text-sm text-quiet">{t('intro')}</p>
      {here.map(({ people }) => (
        <Form key="here" method="post" className="mt-4">
          <input type="hidden" name="step" value="demo" />
          <ul className="border-t border-line">
            {people.map((person) => (
              <li key={person.signIn} className="border-b border-line">
                <button
                  name="signIn"
                  value={person.signIn}
                  className="group flex w-full items-start gap-4 py-3 text-left transition-[padding,box-shadow] hover:pl-3 hover:shadow-[inset_4px_0_0_var(--color-ink)]"
                >
                  <Person person={person} />
                  <ArrowRight
                    aria-hidden="true"
                    className="ml-auto size-5 shrink-0 translate-y-0.5 text-quiet group-hover:text-ink"
                  />
                </button>
              </li>
            ))}
          </ul>
        </Form>
      ))}
      {elsewhere.length > 0 && (
        <Disclosure label={t('elsewhere')} className="mt-4" isOpen={here.length === 0}>
          {elsewhere.map(({ market, url = '', people }) => (
            <div key={market} className="mt-3">
              <h3 className="eyebrow">
                <a href={url} className="underline underline-offset-4">
                  {market}
                </a>
              </h3>
              <ul className="mt-1">
                {people.map((person) => (
                  <li key={person.signIn} className="border-t border-line py-2">
                    <Person person={person} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Disclosure>
      )}
      <p className="mt-4 text-sm">
        <TextLink to="/dev/mail" reloadDocument>
          {t('mail')}
        </TextLink>
      </p>
    </section>
  );
}

function Person({ person }: { person: DemoPersonView }) {
  const t = useTranslations('login.role');
  const { name, role, company, tryThis } = person;
  return (
    <span className="min-w-0">
      <span className="block font-semibold">{name}</span>
      <span className="block text-sm text-quiet">{[t(role), company].filter(Boolean).join(', ')}</span>
      {/* Written for developers, in English only. */}
      <span lang="en" className="mt-1 block text-sm">
        {tryThis}
      </span>
    </span>
  );
}
