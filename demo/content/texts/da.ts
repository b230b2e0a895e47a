import type { SiteTexts } from '../site-texts.ts';

export const da: SiteTexts = {
  scenes: {
    'building-site': 'En byggeplads ved daggry med kraner, stilladser og to personer i advarselstøj',
    'winter-road': 'En snedækket skovvej før solopgang, en person i advarselstøj og et køretøj med tændte lygter',
    harbour: 'En containerhavn i morgendis med to personer på kajen',
    workshop: 'En arbejdsbænk med håndværktøj på væggen og en arbejdsjakke på knagen',
    kitchen: 'En kok ved komfuret i et restaurantkøkken, set bagfra',
    'store-front': 'Det oplyste vindue i en Yrke-butik om aftenen',
    'wind-farm': 'Vindmøller og højspændingsledninger i skumringen, en varevogn og to montører nedenfor',
  },
  front: {
    title: 'Arbejdstøj til fagfolk',
    description: 'Bukser, jakker, sko og beskyttelsestøj til dig, der arbejder med hænderne.',
    headline: 'Klædt på, før dagen begynder',
    intro:
      'Tøj, der kan holde til knæ i gulvet, tunge løft og al slags vejr, i størrelser, der passer til mennesket og ikke til gennemsnittet.',
    shop: 'Se alt arbejdstøj',
    promises: [
      ['Sendt samme dag', 'Det, der er på lager og bestilles inden kl. 12, forlader os samme eftermiddag.'],
      [
        'Med jeres logo',
        'Broderi, tryk og navne sættes på, før vi pakker, på et enkelt stykke tøj eller til hele sjakket.',
      ],
      [
        'Repareret, ikke kasseret',
        'Lynlåse, knæ og sømme: Send tøjet tilbage, så reparerer vi det, så længe stoffet holder.',
      ],
    ],
    categories: 'Hvad har du brug for?',
    allProducts: 'Alle produkter',
    bestSellers: ['Det køber andre', 'Det tøj, der er bestilt mest den seneste måned.'],
    story: {
      heading: 'Det begyndte med et par knæ',
      paragraphs: [
        'I 1986 var en gulvlægger i Sundsvall træt af bukser, der gav op ved knæene. Han skar sit eget par til, med knælommer på ydersiden. Lige siden er vi blevet ved med at gøre dem bedre.',
        'Alt nyt tøj er på arbejde en sæson hos fagfolk, før vi sælger det. Det, der ikke holder, ryger tilbage på skærebordet.',
      ],
      action: 'Mere om os',
    },
    facts: ['de første bukser blev syet', 'lande, vi leverer til', 'år med reservedele'],
    dealers: {
      heading: 'Prøv, før du køber',
      text: 'I vores butikker og hos vores forhandlere finder du den rigtige størrelse, får logo på og henter det, du har bestilt.',
      action: 'Find en butik',
    },
  },
  hangtight: {
    description: 'Hylsterlommer, værktøjsveste og bælter, der holder værktøjet der, hvor hånden leder efter det.',
    headline: 'Værktøjet bliver hængende',
    text: 'Hylsterlommer, veste og bælter, der lægger vægten på hofterne og holder hammeren der, hvor hånden leder.',
    open: 'Se Hang Tight',
    see: 'Til tøjet',
    why: {
      heading: 'Fire kilo, hele dagen',
      paragraphs: [
        'Så meget bærer en almindelig tømrer rundt på af søm, værktøj og telefon. Hænger det forkert, trækker det i både ryg og linning.',
        'Derfor sidder lommerne i Hang Tight på deres eget bærestykke, syet med tre stikninger og nittet i hjørnerne. Vægten ligger på hofterne, og bukserne bliver oppe.',
      ],
    },
    cards: [
      ['Hylstre, der kan gemmes væk', 'Stop dem i forlommen, når du er indendørs og ikke vil ridse noget.'],
      ['En strop til hver hammer', 'Bred nok til en tømrerhammer og stiv nok til, at du finder den uden at kigge.'],
      ['Veste til stigen', 'Alt sidder over bæltet, så intet hænger fast, når du klatrer.'],
    ],
  },
  pages: {
    about: {
      title: 'Om Yrke',
      description: 'Hvem der laver tøjet, og hvordan.',
      lead: 'Vi laver tøj til folk, der slider det op. Det er ment som ros.',
      sections: [
        [
          'Fra ét par bukser',
          'Yrke begyndte i 1986 på et sejlloft i Sundsvall med én symaskine og en gulvlægger, der ville have bedre knæ. I dag sælger vi bukser, jakker, sko og beskyttelsestøj i 23 lande.',
          'Yrke er svensk og betyder fag. Navnet har vi beholdt, fordi det siger, hvad vi er til for.',
        ],
        [
          'Prøvet på arbejde',
          'Før tøjet bliver solgt, bliver det brugt en sæson af tagdækkere, elektrikere, kokke og montører. De får penge for at sige tingene, som de er.',
          'Vi ændrer sømme, lommer og størrelser, til brokkeriet holder op. Cirka hver tredje model når aldrig så langt.',
        ],
        [
          'Til virksomheder og til alle andre',
          'Virksomheder bestiller til deres folk med aftalte priser, logoer og godkendelse. Private køber det samme tøj over samme disk.',
        ],
      ],
    },
    sustainability: {
      title: 'Bæredygtighed',
      description: 'Hvordan vi får tøjet til at holde, og hvad der sker med det bagefter.',
      lead: 'Det tøj, der ikke behøver at blive lavet, gør mindst skade. Derfor syr vi til mange år, og vi reparerer.',
      sections: [
        [
          'Syet til at blive repareret',
          'Knælommer, lynlåse og refleksbånd slides først. De er syet, så de kan skiftes, og vi har reservedele i fem år efter, at tøjet er udgået.',
        ],
        [
          'Stof, vi kan gøre rede for',
          'Vi ved, hvilket væveri hvert stof kommer fra, og hvilken fabrik der har syet hvert stykke tøj, og vi besøger dem. Bomuld, uld og polyester har papirer, som kunderne kan få at se.',
        ],
        [
          'Når det er slidt op',
          'Aflever udtjent tøj i en af vores butikker. Det, der er helt, går videre, resten bliver til fyld eller pudseklude. Firmalogoer klipper vi af først.',
        ],
      ],
    },
    'delivery-and-returns': {
      title: 'Levering og returnering',
      description: 'Hvornår din bestilling kommer, hvad fragten koster, og hvordan du sender noget tilbage.',
      lead: 'Du ser leveringsdag og fragt, før du betaler. Der lægges ikke noget til bagefter.',
      sections: [
        [
          'Levering',
          'Lagervarer, der bestilles inden kl. 12, forlader os samme dag. I kassen kan du se, hvornår de er fremme, og på produktsiden, hvornår noget udsolgt kommer hjem igen.',
          'Tøj med logo eller navn tager tre til fem arbejdsdage længere.',
        ],
        [
          'Returnering',
          'Ubrugte varer kan sendes tilbage inden for 30 dage. Læg følgesedlen i pakken, og aflever den i en pakkeshop eller i en af vores butikker.',
          'Tøj med logo eller navn og bukser, der er lagt op, er lavet til dig og kan kun returneres, hvis der er noget galt med dem.',
        ],
        [
          'Hvis noget er galt',
          'Send et billede af fejlen og ordrenummeret. Vi svarer inden for én arbejdsdag med nyt tøj, en reparation eller pengene tilbage.',
        ],
      ],
    },
    terms: {
      title: 'Handelsbetingelser',
      description: 'Hvad der gælder, når du handler hos os.',
      lead: 'Korte, for du har andet at lave. Giver loven dig bedre beskyttelse end betingelserne, gælder loven.',
      sections: [
        ['Bestilling', 'Din bestilling er et tilbud. Købsaftalen er indgået, når vi bekræfter den pr. e-mail.'],
        [
          'Priser og betaling',
          'Prisen er den, der vises, når du bestiller. Private betaler med kort, virksomheder med konto på faktura med 30 dages betalingsfrist.',
        ],
        ['Levering', 'Risikoen er vores, indtil pakken er overgivet til dig. Er vi forsinkede, kan du hæve købet.'],
        [
          'Fortrydelsesret',
          'Du kan fortryde købet og returnere ubrugte varer inden for 30 dage uden at angive en grund. Vi betaler det hele tilbage, også fragten, inden for 14 dage.',
        ],
        [
          'Reklamation',
          'Giv besked om fejlen inden for rimelig tid, efter at du har opdaget den. Vi reparerer, ombytter eller betaler tilbage, i den rækkefølge.',
        ],
        [
          'Tvister',
          'Tal med os først. Bliver vi ikke enige, afgøres sagen af forbrugerklagenævnet eller domstolen i det land, du bor i.',
        ],
      ],
    },
    privacy: {
      title: 'Privatlivspolitik',
      description: 'Hvilke oplysninger vi gemmer om dig, hvorfor og hvor længe.',
      lead: 'Vi gemmer det, en bestilling kræver, og så lidt som muligt derudover.',
      sections: [
        [
          'Hvad vi gemmer',
          'Navn, adresse, e-mail, telefonnummer og det, du har bestilt. For virksomheder også, hvem der må bestille, og størrelser, hvis nogen har indtastet dem.',
        ],
        [
          'Hvorfor',
          'For at levere, behandle reklamationer og overholde bogføringsloven. Om andet skriver vi kun, når du har bedt om det.',
        ],
        [
          'Hvor længe',
          'Bestillinger, så længe bogføringen kræver det. Konti, indtil du lukker dem. Størrelser, indtil du sletter dem.',
        ],
        [
          'Hvad vi tæller',
          'Hvor ofte sider, søgninger, produkter og kurve åbnes, pr. time og land. Vi tæller uden cookies, og intet af det siger, hvem du er. Vi tæller også, hvilke ord der søges efter, om et resultat åbnes, og hvor hurtigt sider indlæses. Ord, der ligner en adresse eller et personligt nummer, gemmes ikke.',
        ],
        [
          'Dine rettigheder',
          'Du har ret til indsigt i det, vi har om dig, og til at få det rettet, udleveret eller slettet. Skriv til privacy@yrke.example, så svarer vi inden for 30 dage.',
        ],
      ],
    },
    'size-and-care': {
      title: 'Størrelse og pleje',
      description: 'Sådan måler du, og sådan vasker du uden at ødelægge det, tøjet er til for.',
      lead: 'Ti minutter med målebåndet sparer en pakke frem og tilbage.',
      sections: [
        [
          'Tag mål',
          'Brystet på det bredeste sted, taljen, hvor bukserne sidder, hoften på det bredeste sted og indvendig benlængde fra skridt til gulv uden sko. Mål uden på det, du har på indenunder.',
        ],
        [
          'Mellem to størrelser',
          'Tag den største i overtøj og i alt, du ligger på knæ i, og den mindste i stretch og funktionsundertøj.',
        ],
        [
          'Vask',
          'Luk lynlåse og burrebånd, vend vrangen ud, og drop skyllemidlet: Det stopper membranen til og forringer flammebeskyttelsen.',
          'I vaskemærket står der, hvor mange vaske refleksbåndet kan tåle. Derefter er tøjet varmt, men ikke længere advarselstøj.',
        ],
        [
          'Tørring og opbevaring',
          'Hæng vådt tøj op, og lad det ikke ligge i bilen. Uld vil hellere have luft end vand; en nat ude gør mere end en vask.',
        ],
      ],
    },
    warranty: {
      title: 'Garanti',
      description: 'Hvad vi lover om sømme, lynlåse og stof, og hvordan du bruger garantien.',
      lead: 'Du har to års garanti på alt, vi fremstiller. Dine rettigheder efter loven kommer oveni.',
      sections: [
        [
          'Hvad garantien dækker',
          'Sømme, der går op, lynlåse, der svigter, knapper, der falder af, og stof, der revner ved normalt arbejde, inden for to år efter leveringen.',
        ],
        [
          'Hvad den ikke dækker',
          'Slid, brandhuller, snit og skader efter vask, som mærket ikke tillader. Det reparerer vi også, til prisen for arbejdet.',
        ],
        [
          'Sådan gør du',
          'Send os et billede af fejlen og ordrenummeret. Vi svarer inden for én arbejdsdag og reparerer tøjet, bytter det eller giver pengene tilbage.',
        ],
      ],
    },
  },
  cookies: {
    title: 'Cookies',
    description: 'Hvad vi gemmer i din browser, og hvordan du bestemmer.',
    lead: 'Uden dit samtykke gemmer vi kun det, webshoppen skal bruge for at fungere.',
    groups: [
      ['Strengt nødvendige', 'Holder dig logget ind og kurven samlet. De kan ikke slås fra.'],
      ['Statistik', 'Tæller besøg, så vi kan se, hvilke sider der er langsomme eller svære at forstå.'],
      ['Funktionelle', 'Husker, hvad du har valgt, f.eks. priser med eller uden moms.'],
      ['Markedsføring', 'Lader os og vores partnere vise annoncer, der har med dit besøg at gøre.'],
    ],
    services: [
      'Film og kort fra andre',
      'En film fra YouTube hentes først, når du tillader markedsføring eller klikker for at se den, et gadekort først, når du klikker. Den anden virksomhed ser da din netværksadresse og kan gemme noget i din browser. Vi husker klikket i denne browser i et år, eller til du svarer på spørgsmålet om cookies igen.',
    ],
    change: ['Skift mening', 'Du kan altid ændre dit valg via linket nederst på hver side.'],
  },
  contact: {
    title: 'Kontakt',
    description: 'Tal med folk, der kender tøjet.',
    lead: 'Spørg om størrelser, bestillinger, logoer eller en lynlås, der har givet op. Et menneske svarer.',
    phone: 'Telefon',
    email: 'E-mail',
    visit: 'Besøg os',
    post: 'Postadresse',
    hours: 'Åbningstider',
    stores: 'Alle butikker og forhandlere',
    write: 'Skriv til os',
  },
  dealer: {
    'dealer-season': {
      title: 'Sæsonen for forhandlere',
      description: 'Hvad der er nyt, hvad der udgår, og hvornår.',
      lead: 'Vintersortimentet er på lager fra uge 36, forårets kan forudbestilles fra uge 44.',
      sections: [
        [
          'Nyt',
          'Hang Tight i tre buksemodeller, en advarselsparka med aftageligt for, sikkerhedsstøvler i bredde 10 til 12.',
        ],
        ['Udgår', 'Tøj, der udgår, er mærket på listen og leveres, så længe lager haves.'],
      ],
    },
    'dealer-orders': {
      title: 'Bestil som forhandler',
      description: 'Forudbestilling, supplering og returnering.',
      lead: 'Bestil her i webshoppen til dine forhandlerpriser; markedsprisen står ved siden af.',
      sections: [
        [
          'Forudbestilling og supplering',
          'Forudbestillinger leveres i den aftalte uge. Suppleringsordrer, der afgives inden kl. 12, sendes samme dag.',
        ],
        ['Returnering', 'Uåbnede pakker kan byttes én gang pr. sæson til andre varer af samme værdi.'],
      ],
    },
    'dealer-material': {
      title: 'Materiale til butikken',
      description: 'Billeder, skilte og tekster, du må bruge.',
      lead: 'Alle produkt- og miljøbilleder må bruges i butikken og i din egen reklame, så længe Yrke nævnes.',
      sections: [
        ['Billeder', 'Når du er logget ind, finder du billederne i trykopløsning på hver produktside.'],
        ['I butikken', 'Bøjler, størrelsesringe og hyldeskilte er gratis. Bestil dem sammen med varerne.'],
      ],
    },
  },
  general: {
    navs: { shop: 'Sortiment', help: 'Hjælp', about: 'Yrke' },
    sizeGuide: 'Størrelsesguide',
    shoeSize: 'Mål begge fødder om aftenen, når de er størst, og vælg størrelse efter den længste.',
    favourites: 'Favoritter',
    declarations: 'EU-overensstemmelseserklæringer',
    customerService: 'Kundeservice',
    companies: 'Erhvervssalg',
    weekdays: 'Mandag til fredag',
    weekend: 'Lørdag og søndag',
    closed: 'lukket',
    box: 'Postboks',
    messages: {
      everybody: ['Bestilt inden kl. 12, sendt samme dag.', 'Levering'],
      anonymous: ['Har virksomheden en konto? Log ind, og se jeres priser.', 'Log ind'],
      signedIn: ['Vintersortimentet er på lager til jeres aftalte priser.', 'Se sortimentet'],
    },
  },
};
