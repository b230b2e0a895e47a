import type { SiteTexts } from '../site-texts.ts';

export const nl: SiteTexts = {
  scenes: {
    'building-site': 'Een bouwplaats bij het eerste licht: kranen, steigers en twee mensen in signaalkleding',
    'winter-road': 'Een besneeuwde bosweg voor zonsopgang, iemand in signaalkleding en een voertuig met de lichten aan',
    harbour: 'Een containerhaven in de ochtendmist met twee mensen op de kade',
    workshop: 'Een werkbank met handgereedschap aan de wand en een werkjas aan de haak',
    kitchen: 'Een kok aan het fornuis van een restaurantkeuken, van achteren gezien',
    'store-front': 'De verlichte etalage van een Yrke-winkel in de avond',
    'wind-farm': 'Windturbines en hoogspanningslijnen in de schemering, met daaronder een bestelbus en twee monteurs',
  },
  front: {
    title: 'Werkkleding voor vakmensen',
    description: 'Broeken, jassen, schoenen en beschermende kleding voor wie met de handen werkt.',
    headline: 'Al aangekleed voordat de dag begint',
    intro:
      'Kleding die tegen knielen, tillen, weer en wind kan, in maten die passen bij de mens en niet bij het gemiddelde.',
    shop: 'Alle werkkleding bekijken',
    promises: [
      [
        'Dezelfde dag verzonden',
        'Wat op voorraad is en vóór 12 uur wordt besteld, gaat dezelfde middag ons magazijn uit.',
      ],
      [
        'Met uw logo erop',
        'Borduring, bedrukking en namen brengen we aan voordat we inpakken, op één stuk of voor de hele ploeg.',
      ],
      [
        'Herstellen, niet weggooien',
        'Ritsen, knieën en zomen: stuur een kledingstuk terug en we herstellen het zolang de stof het houdt.',
      ],
    ],
    categories: 'Wat hebt u nodig?',
    allProducts: 'Alle producten',
    bestSellers: ['Wat anderen kopen', 'De kledingstukken die de afgelopen maand het meest zijn besteld.'],
    story: {
      heading: 'Het begon met een paar knieën',
      paragraphs: [
        'In 1986 had een vloerlegger in Sundsvall genoeg van broeken die het bij de knie begaven. Hij knipte er zelf een, met de zakken voor de kniebeschermers aan de buitenkant. Sindsdien maken we die broek steeds beter.',
        'Elk nieuw kledingstuk gaat een seizoen lang mee naar het werk met mensen uit het vak voordat we het verkopen. Wat het begeeft, gaat terug naar de kniptafel.',
      ],
      action: 'Meer over ons',
    },
    facts: ['de eerste broek genaaid', 'landen waar we leveren', 'jaar lang onderdelen'],
    dealers: {
      heading: 'Passen voordat u koopt',
      text: 'In onze winkels en bij onze dealers vindt u de juiste maat, laat u een logo aanbrengen en haalt u op wat u hebt besteld.',
      action: 'Een winkel zoeken',
    },
  },
  hangtight: {
    description: 'Holsterzakken, gereedschapsvesten en riemen die uw gereedschap houden waar uw hand het zoekt.',
    headline: 'Gereedschap dat op zijn plek blijft',
    text: 'Holsterzakken, vesten en riemen die het gewicht op uw heupen leggen en de hamer houden waar uw hand hem zoekt.',
    open: 'Hang Tight bekijken',
    see: 'Naar de kleding',
    why: {
      heading: 'Vier kilo, de hele dag',
      paragraphs: [
        'Zoveel draagt een doorsnee timmerman mee aan spijkers, gereedschap en telefoon. Hangt dat verkeerd, dan trekt het aan de rug en aan de broeksband.',
        'Daarom zitten de zakken van Hang Tight op een eigen heupstuk, driemaal gestikt en op de hoeken geklonken. Het gewicht komt op de heupen en de broek blijft zitten.',
      ],
    },
    cards: [
      ['Holsters om weg te stoppen', 'Steek ze in de voorzak als u binnen werkt en nergens krassen op wilt maken.'],
      ['Een lus voor elke hamer', 'Breed genoeg voor een zware klauwhamer, stijf genoeg om zonder kijken te vinden.'],
      ['Vesten voor op de ladder', 'Alles boven de riem, zodat er bij het klimmen niets blijft haken.'],
    ],
  },
  pages: {
    about: {
      title: 'Over Yrke',
      description: 'Wie de kleding maakt, en hoe.',
      lead: 'We maken kleren voor mensen die ze verslijten. Dat is als compliment bedoeld.',
      sections: [
        [
          'Van één broek',
          'Yrke begon in 1986 in een zeilmakerij in Sundsvall, met één naaimachine en een vloerlegger die betere knieën wilde. Nu verkopen we broeken, jassen, schoenen en beschermende kleding in 23 landen.',
          'Yrke is het Zweedse woord voor vak. We hebben de naam gehouden omdat hij zegt waar we voor zijn.',
        ],
        [
          'Getest op het werk',
          'Voordat een kledingstuk in de verkoop gaat, wordt het een seizoen gedragen door dakdekkers, elektriciens, koks en monteurs. Ze krijgen betaald om te zeggen waar het op staat.',
          'We veranderen naden, zakken en maten tot er geen klachten meer komen. Ongeveer een op de drie ontwerpen haalt dat nooit.',
        ],
        [
          'Voor bedrijven en voor iedereen',
          'Bedrijven bestellen voor hun ploegen met afgesproken prijzen, logo’s en goedkeuring. Particulieren kopen dezelfde kleding, aan dezelfde toonbank.',
        ],
      ],
    },
    sustainability: {
      title: 'Duurzaamheid',
      description: 'Hoe we kleding lang laten meegaan, en wat er daarna mee gebeurt.',
      lead: 'Het kledingstuk dat niet gemaakt hoeft te worden, doet de minste schade. Daarom maken we kleding die jaren meegaat, en herstellen we wat slijt.',
      sections: [
        [
          'Gemaakt om te herstellen',
          'Kniezakken, ritsen en reflectiebanden slijten het eerst. Ze zijn zo genaaid dat ze te vervangen zijn, en we houden onderdelen tot vijf jaar nadat een kledingstuk uit het assortiment is.',
        ],
        [
          'Stof met een herkomst',
          'We kennen van elke stof de weverij en van elk kledingstuk de fabriek, en we gaan er langs. Bij katoen, wol en polyester horen papieren die klanten mogen inzien.',
        ],
        [
          'Als het op is',
          'Breng versleten kleding naar een van onze winkels. Wat heel is, geven we door; de rest wordt vulling of poetsdoek. Bedrijfslogo’s knippen we er eerst uit.',
        ],
      ],
    },
    'delivery-and-returns': {
      title: 'Levering en retour',
      description: 'Wanneer uw bestelling komt, wat de verzending kost en hoe u iets terugstuurt.',
      lead: 'U ziet de leverdag en de verzendkosten voordat u betaalt. Daarna komt er niets meer bij.',
      sections: [
        [
          'Levering',
          'Artikelen op voorraad die u vóór 12 uur bestelt, verzenden we dezelfde dag. Bij het afrekenen ziet u wanneer ze aankomen, en op de productpagina wanneer iets dat uitverkocht is weer binnenkomt.',
          'Kleding met een logo of naam duurt drie tot vijf werkdagen langer.',
        ],
        [
          'Retour',
          'Ongebruikte artikelen kunt u binnen 30 dagen terugsturen. Doe de pakbon in de doos en lever die in bij een pakketpunt of in een van onze winkels.',
          'Kleding met een logo, een naam of ingekorte pijpen is voor u op maat gemaakt; daarvoor geldt het herroepingsrecht niet. Is er iets mis mee, dan nemen we die wel terug.',
        ],
        [
          'Er is iets mis',
          'Stuur ons een foto van het gebrek en het bestelnummer. U hebt binnen één werkdag antwoord: een nieuw kledingstuk, een reparatie of uw geld terug.',
        ],
      ],
    },
    terms: {
      title: 'Algemene voorwaarden',
      description: 'Wat er geldt als u bij ons koopt.',
      lead: 'Kort, want u hebt wel wat anders te doen. Beschermt de wet u beter dan deze voorwaarden, dan geldt de wet.',
      sections: [
        [
          'Bestelling',
          'Uw bestelling is een aanbod. De koopovereenkomst komt tot stand wanneer we de bestelling per e-mail bevestigen.',
        ],
        [
          'Prijzen en betaling',
          'U betaalt de prijs die u ziet als u bestelt. Particulieren betalen met kaart, bedrijven met een account op factuur binnen 30 dagen.',
        ],
        [
          'Levering',
          'Het risico is voor ons tot het pakket aan u is overhandigd. Leveren we te laat, dan mag u de koop ontbinden.',
        ],
        [
          'Herroepingsrecht',
          'U mag de koop binnen 30 dagen zonder opgave van redenen herroepen en ongebruikte artikelen terugsturen. We betalen binnen 14 dagen alles terug, ook de verzendkosten.',
        ],
        [
          'Gebreken en wettelijke garantie',
          'Meld een gebrek binnen een redelijke termijn nadat u het hebt ontdekt. We herstellen, vervangen of betalen terug, in die volgorde.',
        ],
        [
          'Geschillen',
          'Praat eerst met ons. Komen we er niet uit, dan beslist de geschilleninstantie voor consumenten of de rechter in het land waar u woont.',
        ],
      ],
    },
    privacy: {
      title: 'Privacyverklaring',
      description: 'Welke persoonsgegevens we bewaren, waarom en hoelang.',
      lead: 'We bewaren wat voor een bestelling nodig is, en verder zo weinig mogelijk.',
      sections: [
        [
          'Wat we bewaren',
          'Naam, adres, e-mailadres, telefoonnummer en wat u hebt besteld. Bij bedrijven ook wie er mag bestellen, en maten als iemand die heeft ingevuld.',
        ],
        [
          'Waarom',
          'Om te leveren, klachten af te handelen en aan de boekhoudplicht te voldoen. Over andere zaken schrijven we u alleen als u daarom hebt gevraagd.',
        ],
        [
          'Hoelang',
          'Bestellingen zolang de wettelijke bewaarplicht duurt, accounts tot u ze opheft, maten tot u ze verwijdert.',
        ],
        [
          'Wat we tellen',
          'Hoe vaak pagina’s, zoekopdrachten, producten en winkelwagens worden geopend, per uur en land. We tellen zonder cookies, en niets ervan zegt wie u bent. Wij tellen ook welke woorden worden gezocht, of een resultaat wordt geopend en hoe snel pagina’s laden. Woorden die op een adres of een persoonlijk nummer lijken, worden niet bewaard.',
        ],
        [
          'Uw rechten',
          'U mag uw gegevens inzien, laten rectificeren, overdragen en laten wissen. Schrijf naar privacy@yrke.example; we antwoorden binnen 30 dagen.',
        ],
      ],
    },
    'size-and-care': {
      title: 'Maat en onderhoud',
      description: 'Hoe u meet, en hoe u wast zonder te bederven waar het kledingstuk voor dient.',
      lead: 'Tien minuten met een meetlint schelen een pakket heen en terug.',
      sections: [
        [
          'Uzelf opmeten',
          'Borst op het breedste punt, taille waar de broek zit, heupen op het breedste punt, binnenbeen van kruis tot vloer zonder schoenen. Meet over wat u eronder draagt.',
        ],
        [
          'Tussen twee maten',
          'Neem de grootste voor bovenlagen en voor alles waarin u knielt, de kleinste voor stretch en thermo-ondergoed.',
        ],
        [
          'Wassen',
          'Sluit ritsen en klittenband, keer het kledingstuk binnenstebuiten en laat wasverzachter weg: die verstopt membranen en verzwakt de bescherming tegen vlammen.',
          'Op het label staat hoeveel wasbeurten de reflectiebanden aankunnen. Daarna is het kledingstuk nog warm, maar geen signaalkleding meer.',
        ],
        [
          'Drogen en opbergen',
          'Hang natte kleren op, laat ze niet in de bestelbus liggen. Wol heeft liever lucht dan water; een nacht buiten doet meer dan een wasbeurt.',
        ],
      ],
    },
    warranty: {
      title: 'Garantie',
      description: 'Wat we beloven over naden, ritsen en stof, en hoe u er gebruik van maakt.',
      lead: 'U hebt twee jaar garantie op alles wat we maken. Uw wettelijke rechten komen daar nog bij.',
      sections: [
        [
          'Wat eronder valt',
          'Naden die losgaan, ritsen die kapotgaan, knopen die loslaten en stof die scheurt bij normaal werk, binnen twee jaar na levering.',
        ],
        [
          'Wat er niet onder valt',
          'Slijtage, brandgaten, sneden en schade door wassen op een manier die het label niet toestaat. Ook dat herstellen we, voor de prijs van het werk.',
        ],
        [
          'Zo doet u een beroep op de garantie',
          'Stuur ons een foto van het gebrek en het ordernummer. We antwoorden binnen één werkdag en herstellen het kledingstuk, vervangen het of geven het geld terug.',
        ],
      ],
    },
  },
  cookies: {
    title: 'Cookies',
    description: 'Wat we in uw browser opslaan, en hoe u daarover beslist.',
    lead: 'Zonder uw toestemming slaan we alleen op wat de webshop nodig heeft om te werken.',
    groups: [
      ['Strikt noodzakelijk', 'Houden u ingelogd en uw winkelwagen bij elkaar. Ze kunnen niet uit.'],
      ['Prestaties', 'Tellen bezoeken, zodat we zien welke pagina’s traag of moeilijk te begrijpen zijn.'],
      ['Functioneel', 'Onthouden wat u hebt gekozen, zoals prijzen inclusief of exclusief btw.'],
      ['Marketing', 'Laten ons en onze partners advertenties tonen die met uw bezoek te maken hebben.'],
    ],
    services: [
      'Films en kaarten van andere bedrijven',
      'Een film van YouTube wordt pas geladen als u marketing toestaat of klikt om hem te zien, een stratenkaart pas na een klik. Het andere bedrijf ziet dan uw netwerkadres en kan iets in uw browser opslaan. We onthouden de klik in deze browser een jaar lang, of tot u de vraag over cookies opnieuw beantwoordt.',
    ],
    change: ['Toestemming wijzigen of intrekken', 'U kunt uw keuze altijd wijzigen via de link onder aan elke pagina.'],
  },
  contact: {
    title: 'Contact',
    description: 'Praat met mensen die de kleding kennen.',
    lead: 'Vraag naar maten, bestellingen, logo’s of een rits die het heeft begeven. U krijgt antwoord van een mens.',
    phone: 'Telefoon',
    email: 'E-mail',
    visit: 'Bezoekadres',
    post: 'Postadres',
    hours: 'Openingstijden',
    stores: 'Alle winkels en dealers',
    write: 'Schrijf ons',
  },
  dealer: {
    'dealer-season': {
      title: 'Het seizoen voor dealers',
      description: 'Wat er nieuw is, wat eruit gaat, en wanneer.',
      lead: 'Het winterassortiment is op voorraad vanaf week 36, het voorjaarsassortiment kunt u vooraf bestellen vanaf week 44.',
      sections: [
        [
          'Nieuw',
          'Hang Tight in drie broekmodellen, een signaalparka met uitneembare voering, veiligheidslaarzen in de wijdtes 10 tot en met 12.',
        ],
        [
          'Gaat eruit',
          'Kleding die uit het assortiment gaat, is gemarkeerd in de lijst en wordt geleverd zolang de voorraad strekt.',
        ],
      ],
    },
    'dealer-orders': {
      title: 'Bestellen als dealer',
      description: 'Voororders, nabestellingen en retouren.',
      lead: 'Bestel in deze webshop tegen uw dealerprijzen; de gewone verkoopprijs staat ernaast.',
      sections: [
        [
          'Voororders en nabestellingen',
          'Voororders leveren we in de afgesproken week. Nabestellingen van vóór 12 uur gaan dezelfde dag de deur uit.',
        ],
        [
          'Retouren',
          'Ongeopende verpakkingen kunt u één keer per seizoen omruilen voor andere artikelen van dezelfde waarde.',
        ],
      ],
    },
    'dealer-material': {
      title: 'Materiaal voor uw winkel',
      description: 'Foto’s, borden en teksten die u mag gebruiken.',
      lead: 'Alle product- en sfeerbeelden mag u gebruiken in uw winkel en in uw eigen reclame, zolang u Yrke noemt.',
      sections: [
        ['Beelden', 'Als u bent ingelogd, vindt u op elke productpagina de beelden in drukresolutie.'],
        ['In de winkel', 'Hangers, maatringen en schapkaarten zijn gratis. Bestel ze samen met uw artikelen.'],
      ],
    },
  },
  general: {
    navs: { shop: 'Winkelen', help: 'Hulp', about: 'Yrke' },
    sizeGuide: 'Maattabel',
    shoeSize: 'Meet beide voeten ’s avonds, wanneer ze het grootst zijn, en kies de maat van de langste.',
    favourites: 'Favorieten',
    declarations: 'EU-conformiteitsverklaringen',
    customerService: 'Klantenservice',
    companies: 'Zakelijke verkoop',
    weekdays: 'Maandag tot en met vrijdag',
    weekend: 'Zaterdag en zondag',
    closed: 'gesloten',
    box: 'Postbus',
    messages: {
      everybody: ['Vóór 12 uur besteld, dezelfde dag verzonden.', 'Levering'],
      anonymous: ['Heeft uw bedrijf een account? Log in en zie uw prijzen.', 'Inloggen'],
      signedIn: ['Het winterassortiment is op voorraad, tegen uw afgesproken prijzen.', 'Assortiment bekijken'],
    },
  },
};
