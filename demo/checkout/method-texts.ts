import type { Language } from '#core/locale.ts';

export type MethodSort = 'door' | 'point' | 'company' | 'express';

type Words = Readonly<Record<MethodSort, readonly [name: string, description: string]>>;

/** Texts of the delivery methods; {carrier} is replaced by the carrier's name. */
export const methodTexts: Readonly<Record<Language, Words>> = {
  sv: {
    door: ['Hem till dörren', '{carrier} kommer till dig på en vardag och aviserar i förväg med sms.'],
    point: ['Paketombud', 'Hämta paketet hos ett ombud nära dig. {carrier} håller det i 14 dagar.'],
    company: ['Företagspaket', '{carrier} levererar till företaget under kontorstid, mot underskrift.'],
    express: ['Express före lunch', '{carrier} levererar till företaget före klockan 12 nästa vardag.'],
  },
  en: {
    door: ['To your door', '{carrier} comes on a weekday and sends a text message before.'],
    point: ['Service point', 'Fetch the parcel at a shop near you. {carrier} keeps it for 14 days.'],
    company: ['Company parcel', '{carrier} delivers to the company in office hours, against a signature.'],
    express: ['Express before noon', '{carrier} delivers to the company before noon on the next weekday.'],
  },
  nb: {
    door: ['Hjem på døren', '{carrier} kommer på en hverdag og varsler på SMS i forkant.'],
    point: ['Hentested', 'Hent pakken på et hentested nær deg. {carrier} tar vare på den i 14 dager.'],
    company: ['Bedriftspakke', '{carrier} leverer til bedriften i kontortiden, mot underskrift.'],
    express: ['Ekspress før lunsj', '{carrier} leverer til bedriften før klokken 12 neste hverdag.'],
  },
  fi: {
    door: ['Kotiinkuljetus', '{carrier} tuo paketin arkipäivänä ja ilmoittaa tulostaan tekstiviestillä.'],
    point: ['Noutopiste', 'Nouda paketti läheltäsi. {carrier} säilyttää sitä 14 päivää.'],
    company: ['Yrityspaketti', '{carrier} toimittaa yritykseen toimistoaikana allekirjoitusta vastaan.'],
    express: [
      'Pikatoimitus ennen puoltapäivää',
      '{carrier} toimittaa yritykseen seuraavana arkipäivänä ennen kello 12.',
    ],
  },
  da: {
    door: ['Hjem til døren', '{carrier} kommer på en hverdag og giver besked på sms inden.'],
    point: ['Pakkeshop', 'Hent pakken i en butik tæt på dig. {carrier} gemmer den i 14 dage.'],
    company: ['Erhvervspakke', '{carrier} leverer til virksomheden i kontortiden mod underskrift.'],
    express: ['Ekspres før middag', '{carrier} leverer til virksomheden før klokken 12 næste hverdag.'],
  },
  nl: {
    door: ['Thuisbezorgd', '{carrier} komt op een werkdag en stuurt vooraf een sms.'],
    point: ['Afhaalpunt', 'Haal het pakket op bij een winkel in de buurt. {carrier} bewaart het 14 dagen.'],
    company: ['Zakelijk pakket', '{carrier} bezorgt tijdens kantooruren bij het bedrijf, tegen handtekening.'],
    express: ['Express voor de middag', '{carrier} bezorgt de volgende werkdag voor 12 uur bij het bedrijf.'],
  },
  fr: {
    door: ['À domicile', '{carrier} passe un jour ouvré et vous prévient par SMS.'],
    point: ['Point relais', 'Retirez le colis chez un commerçant proche. {carrier} le garde 14 jours.'],
    company: ['Colis entreprise', '{carrier} livre l’entreprise aux heures de bureau, contre signature.'],
    express: ['Express avant midi', '{carrier} livre l’entreprise avant midi le jour ouvré suivant.'],
  },
  de: {
    door: ['Bis an die Haustür', '{carrier} kommt an einem Werktag und kündigt sich per SMS an.'],
    point: ['Paketshop', 'Holen Sie das Paket in einem Laden in Ihrer Nähe ab. {carrier} bewahrt es 14 Tage auf.'],
    company: ['Firmenpaket', '{carrier} liefert zu den Bürozeiten an die Firma, gegen Unterschrift.'],
    express: ['Express vor zwölf', '{carrier} liefert am nächsten Werktag vor 12 Uhr an die Firma.'],
  },
  cs: {
    door: ['Až ke dveřím', '{carrier} přijede v pracovní den a předem se ohlásí zprávou SMS.'],
    point: ['Výdejní místo', 'Zásilku si vyzvednete v obchodě poblíž. {carrier} ji uchová 14 dní.'],
    company: ['Firemní balík', '{carrier} doručí do firmy v pracovní době proti podpisu.'],
    express: ['Expres do poledne', '{carrier} doručí do firmy následující pracovní den do 12 hodin.'],
  },
  et: {
    door: ['Koju kätte', '{carrier} tuleb tööpäeval ja teatab sellest ette SMS-iga.'],
    point: ['Pakipunkt', 'Võta pakk vastu lähedal asuvas poes. {carrier} hoiab seda 14 päeva.'],
    company: ['Äripakk', '{carrier} toob paki ettevõttesse tööajal, allkirja vastu.'],
    express: ['Kiirpakk enne lõunat', '{carrier} toob paki ettevõttesse järgmisel tööpäeval enne kella 12.'],
  },
  it: {
    door: ['A domicilio', '{carrier} passa in un giorno feriale e avvisa prima con un SMS.'],
    point: ['Punto di ritiro', 'Ritiri il pacco in un negozio vicino. {carrier} lo conserva per 14 giorni.'],
    company: ['Pacco aziendale', '{carrier} consegna in azienda negli orari d’ufficio, dietro firma.'],
    express: ['Espresso entro mezzogiorno', '{carrier} consegna in azienda entro le 12 del giorno feriale successivo.'],
  },
  pl: {
    door: ['Pod drzwi', '{carrier} przyjeżdża w dzień roboczy i zapowiada się SMS-em.'],
    point: ['Punkt odbioru', 'Odbierz paczkę w sklepie w pobliżu. {carrier} przechowa ją przez 14 dni.'],
    company: ['Paczka firmowa', '{carrier} dostarcza do firmy w godzinach pracy, za podpisem.'],
    express: ['Ekspres do południa', '{carrier} dostarcza do firmy następnego dnia roboczego przed godziną 12.'],
  },
  es: {
    door: ['A domicilio', '{carrier} pasa en un día laborable y avisa antes por SMS.'],
    point: ['Punto de recogida', 'Recoja el paquete en una tienda cercana. {carrier} lo guarda 14 días.'],
    company: ['Paquete de empresa', '{carrier} entrega en la empresa en horario de oficina, con firma.'],
    express: [
      'Exprés antes de mediodía',
      '{carrier} entrega en la empresa antes de las 12 del siguiente día laborable.',
    ],
  },
  lv: {
    door: ['Līdz durvīm', '{carrier} atbrauc darba dienā un iepriekš paziņo ar īsziņu.'],
    point: ['Saņemšanas punkts', 'Saņemiet paku tuvējā veikalā. {carrier} to glabā 14 dienas.'],
    company: ['Uzņēmuma paka', '{carrier} piegādā uzņēmumā darba laikā, pret parakstu.'],
    express: ['Ekspress līdz pusdienlaikam', '{carrier} piegādā uzņēmumā nākamajā darba dienā līdz plkst. 12.'],
  },
};
