import { useTranslations } from 'use-intl';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';

/** The scopes of an API client, by service. */
export function ScopeBoxes({ services, checked }: { services: readonly string[]; checked: readonly string[] }) {
  const t = useTranslations('staff.clients');
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t('scopes')}</legend>
      <p className="mt-1 text-sm text-quiet">{t('scopesHint')}</p>
      <ul className="mt-3 grid gap-x-10 md:grid-cols-2">
        {services.map((service) => (
          <li key={service} className="flex flex-wrap items-center gap-x-6 border-t border-line">
            <span className="basis-full pt-2 sm:flex-1 sm:basis-32 sm:pt-0">{service}</span>
            {(['read', 'write'] as const).map((right) => (
              <Checkbox
                key={right}
                name="scopes"
                value={`${service}:${right}`}
                defaultChecked={checked.includes(`${service}:${right}`)}
                label={
                  <>
                    {t(right)}
                    <span className="sr-only">{` ${service}`}</span>
                  </>
                }
              />
            ))}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
