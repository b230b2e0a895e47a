import { type CalendarDate, isBefore, parseDate } from '#core/dates.ts';
import { parseEmail, stripControls } from '#core/input.ts';
import { isLanguage, type Language } from '#core/locale.ts';
import type { Market } from '../../market/market.ts';
import { marketList } from '../../market/markets.ts';
import { needsDoubleOptIn } from '../opt-in.ts';
import { type Topic, topics } from '../subscription.ts';

/** The columns of a file; the first five are needed. */
export const importColumns = [
  'email',
  'market',
  'language',
  'consent_date',
  'consent_text',
  'confirmed_date',
  'source',
  'topics',
] as const;

type ImportColumn = (typeof importColumns)[number];

export type ImportCells = Partial<Readonly<Record<ImportColumn, string>>>;

/** Why a line is refused. */
const lineProblems = [
  'email',
  'market',
  'language',
  'consent-date',
  'consent-text',
  'confirmation',
  'topics',
  'twice',
  'listed',
  'left',
  'blocked',
] as const;

export type LineProblem = (typeof lineProblems)[number];

export type ImportedSubscriber = {
  readonly emailAddress: string;
  readonly market: Market;
  readonly language: Language;
  readonly consentOn: CalendarDate;
  readonly wording: string;
  readonly source: string;
  readonly topics: readonly Topic[];
};

const longestText = 500;

/**
 * Reads a line of a file. Without the day and the sentence of the consent there is no proof, so the line is refused; where
 * double opt-in is required, without the day of the confirmation too.
 */
export function readImportLine(cells: ImportCells, today: CalendarDate): ImportedSubscriber | LineProblem {
  const cell = (name: ImportColumn) => stripControls(cells[name] ?? '', {}).trim();
  const email = parseEmail(cell('email'));
  if (!email.ok) return 'email';
  const market = marketList.find(({ code }) => code === cell('market').toLowerCase());
  if (!market) return 'market';
  const language = cell('language').toLowerCase();
  if (!isLanguage(language) || !market.locales[language]) return 'language';
  const consentOn = pastDay(cell('consent_date'), today);
  if (!consentOn) return 'consent-date';
  const wording = cell('consent_text');
  if (wording === '' || wording.length > longestText) return 'consent-text';
  const confirmedOn = pastDay(cell('confirmed_date'), today);
  if (needsDoubleOptIn[market.code] && (!confirmedOn || isBefore(confirmedOn, consentOn))) return 'confirmation';
  const wanted = cell('topics')
    .split(/[,;\s]+/)
    .filter((word) => word !== '');
  const chosen = topics.filter((topic) => wanted.some((word) => word.toLowerCase() === topic.toLowerCase()));
  if (chosen.length !== wanted.length) return 'topics';
  const source = cell('source').slice(0, 60) || 'Import';
  return { emailAddress: email.value, market, language, consentOn, wording, source, topics: chosen };
}

function pastDay(text: string, today: CalendarDate): CalendarDate | undefined {
  const day = parseDate(text);
  return day.ok && !isBefore(today, day.value) ? day.value : undefined;
}
