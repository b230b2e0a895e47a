import { useState, useSyncExternalStore } from 'react';
import { localStore } from '#app/browser-store.ts';
import { readBrowserConsent } from '#app/components/tracking/browser-consent.ts';
import {
  type BodyMeasure,
  bodyMeasures,
  fromMillimetres,
  type LengthUnit,
  type MeasureProblem,
  type Measures,
  readMeasure,
} from '#modules/sizing/size-measures.ts';
import { mayUse } from '#modules/tracking/consent-rules.ts';
import { keepSizing, parseKeptSizing, readKeptText } from './kept-sizing.ts';

export type TypedMeasures = Partial<Record<BodyMeasure, string>>;

export type Sizing = {
  unit: LengthUnit;
  setUnit: (unit: LengthUnit) => void;
  typed: TypedMeasures;
  type: (measure: BodyMeasure, text: string) => void;
  /** The valid measures. */
  measures: Measures;
  problems: Partial<Record<BodyMeasure, MeasureProblem>>;
  /** Stores the current values. */
  remember: () => Promise<'account' | 'device' | 'not-allowed' | 'failed'>;
};

type Start = {
  marketUnit: LengthUnit;
  /** Measures of the signed-in visitor; null for a guest. */
  measures: Measures | null;
  /** Values from the address, without scripts. */
  typed?: TypedMeasures;
  unit?: LengthUnit | undefined;
};

/** State of typed measures in the chosen unit; stored for later with consent. */
export function useSizing({ marketUnit, measures: own, typed: asked, unit: askedUnit }: Start): Sizing {
  const kept = parseKeptSizing(useSyncExternalStore(neverChanges, keptHere, nothing));
  const [chosenUnit, setUnit] = useState(askedUnit);
  const [edited, setTyped] = useState(asked);
  const unit = chosenUnit ?? kept.unit ?? marketUnit;
  const typed = edited ?? textsOf(own ?? kept.measures, unit);
  const read = bodyMeasures.map((measure) => ({ measure, told: readMeasure(measure, typed[measure] ?? '', unit) }));
  const measures: Measures = Object.fromEntries(
    read.flatMap(({ measure, told }) => ('value' in told && told.value !== undefined ? [[measure, told.value]] : [])),
  );
  return {
    unit,
    setUnit: (next) => {
      keepSizing(localStore, mayKeep(), { unit: next });
      setUnit(next);
      // Invalid values stay as typed.
      setTyped({ ...typed, ...textsOf(measures, next) });
    },
    typed,
    type: (measure, text) => setTyped({ ...typed, [measure]: text }),
    measures,
    problems: Object.fromEntries(
      read.flatMap(({ measure, told }) => ('problem' in told ? [[measure, told.problem]] : [])),
    ),
    remember: async () => {
      if (!own) return keepSizing(localStore, mayKeep(), { measures }) ? 'device' : 'not-allowed';
      return (await saveToAccount(measures, typed)) ? 'account' : 'failed';
    },
  };
}

const neverChanges = () => () => {};
const keptHere = () => readKeptText(localStore, mayKeep());
/** The server has no browser storage. */
const nothing = () => null;

const mayKeep = () => mayUse('storedDelivery', readBrowserConsent());

const textsOf = (measures: Measures, unit: LengthUnit): TypedMeasures =>
  Object.fromEntries(
    Object.entries(measures).map(([measure, value]) => [measure, String(fromMillimetres(value, unit))]),
  );

async function saveToAccount(measures: Measures, typed: TypedMeasures): Promise<boolean> {
  const changed = Object.fromEntries(
    bodyMeasures.flatMap((measure): [string, number | null][] => {
      const value = measures[measure];
      if (value !== undefined) return [[measure, value / 10]];
      // An empty field deletes the measure; an invalid one changes nothing.
      return (typed[measure] ?? '').trim() === '' ? [[measure, null]] : [];
    }),
  );
  const answer = await fetch('/api/product/customersize/measures', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ unit: 'cm', measures: changed }),
  }).catch(() => undefined);
  return answer?.ok ?? false;
}
