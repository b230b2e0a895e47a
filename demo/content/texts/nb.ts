import type { SiteTexts } from '../site-texts.ts';

export const nb: SiteTexts = {
  scenes: {
    'building-site': 'En byggeplass i grålysningen med kraner, stillaser og to personer i varselklær',
    'winter-road': 'En snødekt skogsvei før soloppgang, en person i varselklær og et kjøretøy med lysene på',
    harbour: 'En containerhavn i morgendis med to personer på kaia',
    workshop: 'En arbeidsbenk med håndverktøy på veggen og en arbeidsjakke på knaggen',
    kitchen: 'En kokk ved komfyren i et restaurantkjøkken, sett bakfra',
    'store-front': 'Det opplyste vinduet i en Yrke-butikk om kvelden',
    'wind-farm': 'Vindturbiner og kraftledninger i skumringen, en varebil og to montører nedenfor',
  },
  front: {
    title: 'Arbeidsklær for fagfolk',
    description: 'Bukser, jakker, sko og verneklær for deg som jobber med hendene.',
    headline: 'Ferdig kledd før dagen begynner',
    intro:
      'Klær som tåler knær i bakken, tunge løft og all slags vær, i størrelser som passer mennesket og ikke gjennomsnittet.',
    shop: 'Se alle arbeidsklær',
    promises: [
      ['Sendes samme dag', 'Det som er på lager og bestilles før klokka tolv, går fra oss samme ettermiddag.'],
      ['Med egen logo', 'Brodering, trykk og navn settes på før vi pakker, på ett enkelt plagg eller til hele laget.'],
      [
        'Repareres, kastes ikke',
        'Glidelåser, knær og sømmer: Send plagget tilbake, så reparerer vi det så lenge stoffet holder.',
      ],
    ],
    categories: 'Hva trenger du?',
    allProducts: 'Alle produkter',
    bestSellers: ['Det andre kjøper', 'Plaggene som er bestilt mest den siste måneden.'],
    story: {
      heading: 'Det begynte med et par knær',
      paragraphs: [
        'I 1986 var en gulvlegger i Sundsvall lei av bukser som røk på knærne. Han skar til sitt eget par, med knelommer på utsiden. Siden har vi fortsatt å gjøre dem bedre.',
        'Hvert nytt plagg er på jobb en sesong hos fagfolk før vi selger det. Det som ikke holder, går tilbake til tilskjæringen.',
      ],
      action: 'Mer om oss',
    },
    facts: ['den første buksen ble sydd', 'land vi leverer til', 'år med reservedeler'],
    dealers: {
      heading: 'Prøv før du kjøper',
      text: 'I butikkene våre og hos forhandlerne finner du riktig størrelse, får på logoen og henter det du har bestilt.',
      action: 'Finn en butikk',
    },
  },
  hangtight: {
    description: 'Hylsterlommer, verktøyvester og belter som holder verktøyet der hånden leter etter det.',
    headline: 'Verktøyet blir hengende',
    text: 'Hylsterlommer, vester og belter som legger vekten på hoftene og holder hammeren der hånden leter.',
    open: 'Se Hang Tight',
    see: 'Til plaggene',
    why: {
      heading: 'Fire kilo, hele dagen',
      paragraphs: [
        'Så mye bærer en vanlig snekker på av spiker, verktøy og telefon. Henger det feil, drar det i både rygg og linning.',
        'Derfor sitter lommene i Hang Tight på et eget bærestykke, sydd med tre sømmer og naglet i hjørnene. Vekten havner på hoftene, og buksa blir sittende.',
      ],
    },
    cards: [
      ['Hylstre som kan gjemmes bort', 'Stikk dem ned i frontlommen når du er innendørs og ikke vil lage riper i noe.'],
      ['En hempe til hver hammer', 'Vid nok til en tømrerhammer, stiv nok til at du finner den uten å se.'],
      ['Vester for stigen', 'Alt sitter over beltet, så ingenting henger seg fast når du klatrer.'],
    ],
  },
  pages: {
    about: {
      title: 'Om Yrke',
      description: 'Hvem som lager klærne, og hvordan.',
      lead: 'Vi lager klær for folk som sliter dem ut. Det er ment som ros.',
      sections: [
        [
          'Fra ett par bukser',
          'Yrke begynte i 1986 på et seilloft i Sundsvall, med én symaskin og en gulvlegger som ville ha bedre knær. I dag selger vi bukser, jakker, sko og verneklær i 23 land.',
          'Navnet har vi beholdt fordi det sier hva vi er til for.',
        ],
        [
          'Prøvd på jobb',
          'Før et plagg selges, brukes det en sesong av taktekkere, elektrikere, kokker og montører. De får betalt for å si det som det er.',
          'Vi endrer sømmer, lommer og størrelser til klagene stilner. Omtrent hver tredje modell kommer aldri så langt.',
        ],
        [
          'For bedrifter og for alle andre',
          'Bedrifter bestiller til folkene sine med avtalte priser, logoer og godkjenning. Privatpersoner kjøper de samme plaggene, over samme disk.',
        ],
      ],
    },
    sustainability: {
      title: 'Bærekraft',
      description: 'Hvordan vi får klær til å vare, og hva som skjer med dem etterpå.',
      lead: 'Plagget som ikke trenger å bli laget, gjør minst skade. Derfor syr vi for mange år, og reparerer.',
      sections: [
        [
          'Sydd for å repareres',
          'Knelommer, glidelåser og refleksbånd slites først. De er sydd slik at de kan byttes, og vi har reservedeler i fem år etter at et plagg har gått ut av sortimentet.',
        ],
        [
          'Stoff vi kan gjøre rede for',
          'Vi vet hvilket veveri hvert stoff kommer fra og hvilken fabrikk som har sydd hvert plagg, og vi besøker dem. Bomull, ull og polyester har papirer som kundene får se hvis de spør.',
        ],
        [
          'Når det er slutt',
          'Lever utslitte klær i en av butikkene våre. Det som er helt, går videre, resten blir fyll eller pussefiller. Firmalogoer klipper vi bort først.',
        ],
      ],
    },
    'delivery-and-returns': {
      title: 'Levering og retur',
      description: 'Når bestillingen kommer, hva frakten koster, og hvordan du sender noe tilbake.',
      lead: 'Du ser leveringsdag og frakt før du betaler. Ingenting legges til i etterkant.',
      sections: [
        [
          'Levering',
          'Lagervarer som bestilles før klokka tolv, går fra oss samme dag. I kassen ser du når de er framme, og på produktsiden når noe som er utsolgt, kommer inn igjen.',
          'Plagg med logo eller navn tar tre til fem arbeidsdager lenger.',
        ],
        [
          'Retur',
          'Ubrukte varer kan sendes tilbake innen 30 dager. Legg følgeseddelen i esken og lever den på et hentested eller i en av butikkene våre.',
          'Plagg med logo, navn eller oppkortede bein er laget til deg og kan bare returneres hvis det er noe galt med dem.',
        ],
        [
          'Hvis noe er galt',
          'Send et bilde av feilen og ordrenummeret. Vi svarer innen én arbeidsdag, med et nytt plagg, en reparasjon eller pengene tilbake.',
        ],
      ],
    },
    terms: {
      title: 'Kjøpsvilkår',
      description: 'Hva som gjelder når du handler hos oss.',
      lead: 'Korte, for du har annet å gjøre. Gir loven deg bedre vern enn vilkårene, er det loven som gjelder.',
      sections: [
        ['Bestilling', 'Bestillingen din er et tilbud. Kjøpet er avtalt når vi bekrefter det på e-post.'],
        [
          'Priser og betaling',
          'Prisen er den som vises når du bestiller. Privatpersoner betaler med kort, bedrifter med konto mot faktura med 30 dagers forfall.',
        ],
        ['Levering', 'Vi har risikoen til pakken er overlevert til deg. Blir vi forsinket, kan du heve kjøpet.'],
        [
          'Angrerett',
          'Du kan angre kjøpet og returnere ubrukte varer innen 30 dager uten å oppgi grunn. Vi betaler tilbake alt, også frakten, innen 14 dager.',
        ],
        [
          'Reklamasjon',
          'Meld fra om feilen innen rimelig tid etter at du oppdaget den. Vi reparerer, bytter eller betaler tilbake, i den rekkefølgen.',
        ],
        [
          'Tvister',
          'Snakk med oss først. Blir vi ikke enige, avgjøres saken av forbrukerklageorganet eller domstolen i landet der du bor.',
        ],
      ],
    },
    privacy: {
      title: 'Personvern',
      description: 'Hvilke opplysninger vi lagrer om deg, hvorfor og hvor lenge.',
      lead: 'Vi lagrer det en bestilling krever, og så lite som mulig utover det.',
      sections: [
        [
          'Hva vi lagrer',
          'Navn, adresse, e-post, telefonnummer og hva du har bestilt. For bedrifter også hvem som kan bestille, og størrelser hvis noen har lagt dem inn.',
        ],
        [
          'Hvorfor',
          'For å levere, behandle reklamasjoner og følge bokføringsloven. Om annet skriver vi bare når du har bedt om det.',
        ],
        [
          'Hvor lenge',
          'Bestillinger så lenge bokføringen krever det, kontoer til du avslutter dem, størrelser til du sletter dem.',
        ],
        [
          'Hva vi teller',
          'Hvor ofte sider, søk, produkter og handlekurver åpnes, per time og land. Vi teller uten informasjonskapsler, og ingenting av det sier hvem du er. Vi teller også hvilke ord det søkes etter, om et treff åpnes og hvor raskt sider lastes. Ord som ser ut som en adresse eller et personlig nummer lagres ikke.',
        ],
        [
          'Rettighetene dine',
          'Du har rett til innsyn i det vi har om deg, og til å få det rettet, utlevert eller slettet. Skriv til privacy@yrke.example, så svarer vi innen 30 dager.',
        ],
      ],
    },
    'size-and-care': {
      title: 'Størrelse og vedlikehold',
      description: 'Slik måler du, og slik vasker du uten å ødelegge det plagget er til for.',
      lead: 'Ti minutter med målebåndet sparer en pakke fram og tilbake.',
      sections: [
        [
          'Ta mål',
          'Bryst der det er bredest, midje der buksa sitter, hofte der den er bredest, innsiden av beinet fra skritt til gulv uten sko. Mål utenpå det du har under.',
        ],
        [
          'Mellom to størrelser',
          'Ta den største i ytterplagg og i alt du står på kne i, den minste i stretch og superundertøy.',
        ],
        [
          'Vask',
          'Lukk glidelåser og borrelås, vreng plagget og dropp skyllemiddelet: Det tetter membraner og svekker flammevernet.',
          'På etiketten står det hvor mange vask refleksen tåler. Etter det er plagget varmt, men ikke lenger varselklær.',
        ],
        [
          'Tørking og oppbevaring',
          'Heng opp våte klær, ikke la dem ligge i bilen. Ull vil heller ha luft enn vann; en natt ute gjør mer enn en vask.',
        ],
      ],
    },
    warranty: {
      title: 'Garanti',
      description: 'Hva vi lover om sømmer, glidelåser og stoff, og hvordan du bruker garantien.',
      lead: 'Du har to års garanti på alt vi lager. Rettighetene du har etter loven, kommer i tillegg.',
      sections: [
        [
          'Hva garantien dekker',
          'Sømmer som går opp, glidelåser som svikter, knapper som løsner og stoff som revner i vanlig arbeid, innen to år etter levering.',
        ],
        [
          'Hva den ikke dekker',
          'Slitasje, brannhull, kutt og skader av vask som merkelappen ikke tillater. Slikt reparerer vi også, til prisen for arbeidet.',
        ],
        [
          'Slik gjør du',
          'Send oss et bilde av feilen og ordrenummeret. Vi svarer innen én arbeidsdag og reparerer plagget, bytter det eller gir pengene tilbake.',
        ],
      ],
    },
  },
  cookies: {
    title: 'Informasjonskapsler',
    description: 'Hva vi lagrer i nettleseren din, og hvordan du bestemmer.',
    lead: 'Uten ditt samtykke lagrer vi bare det nettbutikken trenger for å fungere.',
    groups: [
      ['Strengt nødvendige', 'Holder deg innlogget og handlekurven samlet. De kan ikke slås av.'],
      ['Ytelse', 'Teller besøk, slik at vi ser hvilke sider som er trege eller vanskelige å forstå.'],
      ['Funksjonelle', 'Husker det du har valgt, for eksempel priser med eller uten mva.'],
      ['Markedsføring', 'Lar oss og partnerne våre vise annonser som har med besøket ditt å gjøre.'],
    ],
    services: [
      'Filmer og kart fra andre',
      'En film fra YouTube hentes først når du tillater markedsføring eller klikker for å se den, et gatekart først når du klikker. Det andre selskapet ser da nettverksadressen din og kan lagre noe i nettleseren. Vi husker klikket i denne nettleseren i ett år, eller til du svarer på spørsmålet om informasjonskapsler igjen.',
    ],
    change: ['Ombestem deg', 'Du kan endre valget når som helst med lenken nederst på hver side.'],
  },
  contact: {
    title: 'Kontakt',
    description: 'Snakk med folk som kan klærne.',
    lead: 'Spør om størrelser, bestillinger, logoer eller en glidelås som har gitt opp. Et menneske svarer.',
    phone: 'Telefon',
    email: 'E-post',
    visit: 'Besøk oss',
    post: 'Postadresse',
    hours: 'Åpningstider',
    stores: 'Alle butikker og forhandlere',
    write: 'Skriv til oss',
  },
  dealer: {
    'dealer-season': {
      title: 'Sesongen for forhandlere',
      description: 'Hva som er nytt, hva som går ut, og når.',
      lead: 'Vintersortimentet er på lager fra uke 36, vårens kan forhåndsbestilles fra uke 44.',
      sections: [
        ['Nytt', 'Hang Tight i tre buksemodeller, en varselparkas med avtakbart fôr, vernestøvler i bredde 10 til 12.'],
        ['Går ut', 'Plagg som går ut, er merket i listen og leveres så lenge lageret rekker.'],
      ],
    },
    'dealer-orders': {
      title: 'Bestille som forhandler',
      description: 'Forhåndsbestilling, etterfylling og retur.',
      lead: 'Bestill her i nettbutikken til forhandlerprisene dine; markedsprisen står ved siden av.',
      sections: [
        [
          'Forhåndsbestilling og etterfylling',
          'Forhåndsbestillinger leveres i avtalt uke. Etterfylling som bestilles før klokka tolv, sendes samme dag.',
        ],
        ['Retur', 'Uåpnede pakninger kan byttes én gang per sesong mot andre varer av samme verdi.'],
      ],
    },
    'dealer-material': {
      title: 'Materiell til butikken',
      description: 'Bilder, skilt og tekster du kan bruke.',
      lead: 'Alle produkt- og miljøbilder kan brukes i butikken og i din egen reklame, så lenge Yrke nevnes.',
      sections: [
        ['Bilder', 'Når du er innlogget, finner du bildene i trykkoppløsning på hver produktside.'],
        ['I butikken', 'Kleshengere, størrelsesringer og hylleskilt er gratis. Bestill dem sammen med varene.'],
      ],
    },
  },
  general: {
    navs: { shop: 'Handle', help: 'Hjelp', about: 'Yrke' },
    sizeGuide: 'Størrelsesguide',
    shoeSize: 'Mål begge føttene om kvelden, når de er størst, og velg størrelse etter den lengste.',
    favourites: 'Favoritter',
    declarations: 'EU-samsvarserklæringer',
    customerService: 'Kundeservice',
    companies: 'Bedriftssalg',
    weekdays: 'Mandag til fredag',
    weekend: 'Lørdag og søndag',
    closed: 'stengt',
    box: 'Postboks',
    messages: {
      everybody: ['Bestilt før klokka tolv, sendt samme dag.', 'Levering'],
      anonymous: ['Har bedriften en konto? Logg inn og se prisene deres.', 'Logg inn'],
      signedIn: ['Vintersortimentet er på lager, til deres avtalte priser.', 'Se sortimentet'],
    },
  },
};
