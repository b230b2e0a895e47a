import { LocateFixed, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { Form, useNavigation, useSearchParams, useSubmit } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { StoreSearchView } from './store-view.ts';

type Props = { asked: StoreSearchView; services: readonly { code: string; name: string }[] };

/** Town or postcode, the visitor's position on request, open now, services. Choices are applied at once if scripts run. */
export function StoreSearchForm({ asked, services }: Props) {
  const t = useTranslations('store-finder');
  const submit = useSubmit();
  const { locate, isLocating, hasFailed } = useLocate();
  const isLoading = useNavigation().state === 'loading';
  return (
    <Form
      key={JSON.stringify(asked)}
      preventScrollReset
      className="border border-line bg-paper p-5 md:p-7"
      onChange={(event) => {
        const { target } = event as { target: EventTarget };
        if (target instanceof HTMLInputElement && target.type === 'checkbox')
          void submit(event.currentTarget, { preventScrollReset: true });
      }}
      onSubmit={(event) => {
        // A typed place replaces the position.
        const near = event.currentTarget.elements.namedItem('near');
        const text = event.currentTarget.elements.namedItem('q');
        if (near instanceof HTMLInputElement && text instanceof HTMLInputElement) near.disabled = text.value !== '';
      }}
    >
      {asked.near !== '' && <input type="hidden" name="near" value={asked.near} />}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          name="q"
          label={t('search.label')}
          defaultValue={asked.text}
          autoComplete="postal-code"
          maxLength={80}
          before={<Search aria-hidden="true" className="size-5" />}
          className="min-w-56 flex-1"
        />
        <Button type="submit" isLoading={isLoading}>
          {t('search.submit')}
        </Button>
        <Button
          kind="secondary"
          className="noscript:hidden"
          isLoading={isLocating}
          onClick={locate}
          icon={<LocateFixed aria-hidden="true" className="size-5" />}
        >
          {t('locate.ask')}
        </Button>
      </div>
      {hasFailed && (
        <Notice tone="warn" isLive className="mt-4">
          {t('locate.failed')}
        </Notice>
      )}
      <fieldset className="mt-5">
        <legend className="text-sm text-quiet">{t('search.filters')}</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          <Choice name="open" value="now" label={t('search.openNow')} isChosen={asked.isOpenNow} />
          {services.map(({ code, name }) => (
            <Choice key={code} name="service" value={code} label={name} isChosen={asked.services.includes(code)} />
          ))}
        </div>
      </fieldset>
    </Form>
  );
}

type ChoiceProps = { name: string; value: string; label: string; isChosen: boolean };

function Choice({ name, value, label, isChosen }: ChoiceProps) {
  const id = useId();
  return (
    <span className="relative">
      <input
        id={id}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none"
      />
      <label
        htmlFor={id}
        className={cx(
          'pointer-events-none inline-flex min-h-11 items-center border border-edge px-4 transition-colors',
          'peer-checked:border-ink peer-checked:bg-ink peer-checked:text-ground peer-hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2',
        )}
      >
        {label}
      </label>
    </span>
  );
}

/** Asks the browser for the position, which needs the visitor's consent, and searches around it. */
function useLocate() {
  const [, setQuery] = useSearchParams();
  const [state, setState] = useState<'idle' | 'locating' | 'failed'>('idle');
  const locate = () => {
    if (!('geolocation' in navigator)) return setState('failed');
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        // About a kilometre: enough for a distance, and no more than is needed leaves the browser.
        const near = `${latitude.toFixed(2)},${longitude.toFixed(2)}`;
        setQuery(
          (query) => {
            query.delete('q');
            query.set('near', near);
            return query;
          },
          { preventScrollReset: true },
        );
      },
      () => setState('failed'),
      { timeout: 10_000, maximumAge: 600_000 },
    );
  };
  return { locate, isLocating: state === 'locating', hasFailed: state === 'failed' };
}
