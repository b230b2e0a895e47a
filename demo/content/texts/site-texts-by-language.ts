import type { Language } from '#core/locale.ts';
import type { SiteTexts } from '../site-texts.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { lv } from './lv.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { sv } from './sv.ts';

export const siteTexts: Record<Language, SiteTexts> = { sv, en, nb, fi, da, nl, fr, de, cs, et, it, pl, es, lv };
