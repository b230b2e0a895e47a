import { CircleAlert } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LiveProof } from '#app/components/proof/live-proof.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import type { GarmentFacts, ServiceFacts } from '#modules/proof/build-proof.ts';
import type { TextProblem } from '#modules/proof/check-text.ts';
import { problemsBesideProof } from '#modules/vas/proof-words.ts';
import { linesOf } from '#modules/vas/text-template.ts';
import { type TemplateValues, takesLogo } from '#modules/vas/vas-article.ts';
import { logoFieldName, logoValue, positionField, type TypedService } from './service-form.ts';
import { LetteringFields, TextFields } from './text-fields.tsx';
import type { OfferedLogo, OfferedService, RenderedView } from './vas-answers.ts';

export type ServiceDetailsProps = {
  service: OfferedService;
  isLimited: boolean;
  garment: GarmentFacts;
  logos: readonly OfferedLogo[];
  typed: TypedService | undefined;
  /** The current content of the fields. */
  now: TypedService | undefined;
  text: RenderedView | undefined;
  /** The chosen place, or the first free one. */
  place: string | undefined;
  /** Another service is on the same place. */
  isPlaceTaken: boolean;
};

/** The place of a chosen service, its texts, and the proof of the result. */
export function ServiceDetails({
  service,
  garment,
  logos,
  isLimited,
  typed,
  now,
  text,
  ...placed
}: ServiceDetailsProps) {
  const t = useTranslations('vas');
  const { id, positions, parameters, maxLines, maxCharacters } = service;
  const chosen = (now ?? typed)?.logo;
  const [inProof, setInProof] = useState<readonly TextProblem[]>([]);
  // Most texts have no problem: the fields are not rendered again with each letter then.
  const keepProblems = useCallback(
    (drawn: readonly TextProblem[]) => setInProof((before) => (before.length + drawn.length === 0 ? before : drawn)),
    [],
  );
  const logo = chosen ? logos.find(({ value }) => value === logoValue(chosen)) : undefined;
  return (
    <div className="mb-3 grid gap-3 pl-9">
      {positions.length > 1 && (
        <Select
          size="small"
          name={positionField(id)}
          label={t('position')}
          defaultValue={placed.place}
          options={positions.map(({ code, name }) => ({ value: code, label: name }))}
          className="max-w-64"
        />
      )}
      {placed.isPlaceTaken && <Wrong words={t('placeTaken')} />}
      {!isLimited && parameters.length > 0 && <TextFields service={service} typed={typed} />}
      {parameters.length > 0 && maxLines > 0 && (
        <p className="text-sm text-quiet">{t('limits', { lines: maxLines, characters: maxCharacters })}</p>
      )}
      {!isLimited && maxLines > 0 && <LetteringFields service={service} typed={typed} />}
      {takesLogo({ service: service.type, parameters, maxLines }) && (
        <LogoField id={id} logos={logos} typed={typed} logo={logo} />
      )}
      {text && <Rendered text={text} inProof={inProof} />}
      <ProofOfTyped
        service={service}
        garment={garment}
        place={placed.place}
        now={now}
        known={text?.known}
        logo={logo}
        onDrawn={keepProblems}
      />
    </div>
  );
}

type LogoProps = { id: number; logo: OfferedLogo | undefined } & Pick<ServiceDetailsProps, 'logos' | 'typed'>;

const chosenValue = ({ logo }: TypedService) => (logo ? logoValue(logo) : undefined);

/**
 * A choice of the company's logos. Without a choice it is the newest released one. A note explains a logo that is not
 * released yet.
 */
function LogoField({ id, logos, typed, logo }: LogoProps) {
  const t = useTranslations('vas.logo');
  if (logos.length === 0)
    return (
      <p className="text-sm text-warn">
        {t('none')} {t('awaited')}
      </p>
    );
  return (
    <div className="grid gap-2">
      <Select
        size="small"
        name={logoFieldName(id)}
        label={t('which')}
        placeholder={t('later')}
        defaultValue={typed ? chosenValue(typed) : logos.find(({ isReleased }) => isReleased)?.value}
        options={logos.map(({ value, name, isReleased }) => ({
          value,
          label: isReleased ? name : `${name} (${t('state.waiting')})`,
        }))}
        className="max-w-96"
      />
      {logo && !logo.isReleased && <output className="text-sm text-warn">{t('waits')}</output>}
    </div>
  );
}

/** The text as it will be made, in words for screen readers, and its errors. */
function Rendered({ text: { lines, errors }, inProof }: { text: RenderedView; inProof: readonly TextProblem[] }) {
  return (
    <output className="grid gap-2">
      {lines.length > 0 && (
        <span className="font-display text-lg font-bold leading-tight whitespace-pre-line wrap-anywhere">
          {lines.join('\n')}
        </span>
      )}
      {problemsBesideProof(errors, inProof).map(({ code, words }) => (
        <Wrong key={code} words={words} />
      ))}
    </output>
  );
}

function Wrong({ words }: { words: string }) {
  return (
    <span className="flex gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {words}
    </span>
  );
}

type Typed = Pick<ServiceDetailsProps, 'service' | 'garment' | 'now' | 'place'> & {
  known: TemplateValues | undefined;
  logo: OfferedLogo | undefined;
  onDrawn: (problems: readonly TextProblem[]) => void;
};

/** Typed values are shown at once; the wearer's data comes with the server's response. */
function ProofOfTyped({ service, garment, place, now, known, logo, onDrawn }: Typed) {
  const { type, parameters, maxLines, maxCharacters, presetInk } = service;
  const facts = useMemo((): ServiceFacts => {
    const values = { ...known, ...now?.parameters };
    return {
      service: type,
      position: place,
      lines: linesOf({ parameters }, values),
      hasText: parameters.length > 0 && maxLines > 0,
      typeface: now?.typeface,
      heightMm: now?.heightMm,
      ink: now?.ink ?? presetInk ?? undefined,
      limits: { maxLines, maxCharacters },
    };
  }, [type, parameters, maxLines, maxCharacters, place, presetInk, now, known]);
  if (facts.hasText && facts.lines.length === 0) return null;
  return <LiveProof garment={garment} service={facts} logo={logo} onDrawn={onDrawn} />;
}
