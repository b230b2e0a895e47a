import { memo, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CoworkerName } from '#app/components/buying/matrix-form.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Select } from '#app/ui/fields/select.tsx';
import { sharedPlaces, spreadPlaces } from '#modules/vas/garment-places.ts';
import { changesGarment } from '#modules/vas/vas-article.ts';
import { chosenField, keepSame, servicesIn, type TypedService } from './service-form.ts';
import { ServiceItem } from './service-item.tsx';
import { textRequests } from './text-requests.ts';
import { useRenderedTexts } from './use-rendered-texts.ts';
import type { OfferedService, ServicesAnswer } from './vas-answers.ts';

type Props = {
  sku: string;
  answer: ServicesAnswer;
  /** Undefined: what the company preselects. */
  chosen: readonly TypedService[] | undefined;
  coworkers: readonly CoworkerName[];
  coworkerId: number | undefined;
};

/** The services of a garment, with places and texts, as fields of a form. */
export function ServiceFields({ sku, answer, chosen, coworkers, coworkerId }: Props) {
  const t = useTranslations('vas');
  const { language } = useShop();
  const { services, isDisabled, isLimited, first } = answer;
  const [ids, setIds] = useState<readonly number[]>(
    chosen && !isDisabled ? chosen.map(({ serviceArticleId }) => serviceArticleId) : first,
  );
  const choose = useCallback(
    (id: number, isChosen: boolean) =>
      setIds((before) => (isChosen ? [...before, id] : before.filter((one) => one !== id))),
    [],
  );
  const { texts, render } = useRenderedTexts(language);
  const fields = useRef<HTMLFieldSetElement>(null);
  const [now, setNow] = useState<readonly TypedService[]>([]);
  const renderNow = () => {
    const form = fields.current?.form;
    if (!form) return;
    const typed = new FormData(form);
    const choices = servicesIn(typed) ?? [];
    setNow((before) => keepSame(before, choices));
    // The field for the wearer appears with the first text.
    const customerId = Number((typed.has('coworkerId') ? typed.get('coworkerId') : coworkerId) || Number.NaN);
    const wearer = Number.isNaN(customerId) ? undefined : customerId;
    render({ productRequests: textRequests({ sku, customerId: wearer, choices, services }) });
  };
  const renderAgain = useEffectEvent(renderNow);
  useEffect(() => renderAgain(), []);
  useEffect(() => {
    const form = fields.current?.form;
    // In a size table the wearer is chosen outside of these fields.
    const hear = ({ target }: Event) => {
      if (target instanceof HTMLSelectElement && !fields.current?.contains(target)) renderAgain();
    };
    form?.addEventListener('change', hear);
    return () => form?.removeEventListener('change', hear);
  }, []);
  const places = placesNow({ services, ids, now, chosen });
  const hasText = services.some(({ id, parameters }) => ids.includes(id) && parameters.length > 0);
  return (
    <fieldset ref={fields} onChange={renderNow} className="grid gap-3">
      <legend className="mb-2 font-semibold">{t('choose')}</legend>
      <input type="hidden" name={chosenField} value="1" />
      {isDisabled && <p className="text-sm text-quiet">{t('decided')}</p>}
      {hasText && !isLimited && coworkers.length > 0 && <WearerField coworkers={coworkers} coworkerId={coworkerId} />}
      {hasText && isLimited && <p className="text-sm text-quiet">{t('own')}</p>}
      <ul className="grid divide-y divide-line border-y border-line">
        {services.map((service) => (
          <ServiceItem
            key={service.id}
            service={service}
            isChosen={ids.includes(service.id)}
            isDisabled={isDisabled}
            choose={choose}
            isLimited={isLimited}
            garment={answer.garment}
            logos={answer.logos}
            now={now.find(({ serviceArticleId }) => serviceArticleId === service.id)}
            place={places.of.get(service.id)}
            isPlaceTaken={places.taken.has(service.id)}
            typed={chosen?.find(({ serviceArticleId }) => serviceArticleId === service.id)}
            text={texts.get(String(service.id))}
          />
        ))}
      </ul>
      {services.some(({ type }) => changesGarment(type)) && <p className="text-sm text-quiet">{t('returns')}</p>}
    </fieldset>
  );
}

type Chosen = {
  services: readonly OfferedService[];
  ids: readonly number[];
  now: readonly TypedService[];
  chosen: Props['chosen'];
};

/** The place of each chosen service, the first free one before one is chosen, and which of them are on that of another. */
function placesNow({ services, ids, now, chosen = [] }: Chosen) {
  const there = services.filter(({ id }) => ids.includes(id));
  const chosenPlace = (id: number) =>
    [...now, ...chosen].find(({ serviceArticleId, position }) => serviceArticleId === id && position)?.position;
  const positions = spreadPlaces(there.map(({ id, positions: places }) => ({ position: chosenPlace(id), places })));
  const shared = new Set(sharedPlaces(positions));
  return {
    of: new Map(there.map(({ id }, at) => [id, positions[at]])),
    taken: new Set(there.flatMap(({ id }, at) => (shared.has(positions[at] ?? '') ? [id] : []))),
  };
}

/** Memoised, because it has hundreds of names and would render with every letter typed beside it. */
const WearerField = memo(function WearerField({ coworkers, coworkerId }: Pick<Props, 'coworkers' | 'coworkerId'>) {
  const t = useTranslations('vas');
  return (
    <Select
      name="coworkerId"
      label={t('wearer')}
      placeholder={t('nobody')}
      defaultValue={coworkerId}
      options={coworkers.map(({ id, name }) => ({ value: String(id), label: name }))}
      hint={t('fromWearer')}
    />
  );
});
