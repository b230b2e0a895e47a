import type { SiteTexts } from '../site-texts.ts';

export const it: SiteTexts = {
  scenes: {
    'building-site': 'Un cantiere all’alba: gru, ponteggi e due persone in abbigliamento ad alta visibilità',
    'winter-road':
      'Una strada innevata nel bosco prima dell’alba, una persona in abbigliamento ad alta visibilità e un veicolo a fari accesi',
    harbour: 'Un porto container nella foschia del mattino, con due persone sulla banchina',
    workshop: 'Un banco da lavoro con gli utensili alla parete e una giacca da lavoro appesa al gancio',
    kitchen: 'Un cuoco ai fornelli di un ristorante, visto di spalle',
    'store-front': 'La vetrina illuminata di un negozio Yrke, di sera',
    'wind-farm': 'Pale eoliche e linee elettriche al crepuscolo; in basso un furgone e due tecnici',
  },
  front: {
    title: 'Abbigliamento da lavoro per chi conosce il mestiere',
    description: 'Pantaloni, giacche, scarpe e indumenti protettivi per chi lavora con le mani.',
    headline: 'Già vestiti quando comincia la giornata',
    intro:
      'Capi che reggono il lavoro in ginocchio, i carichi e il maltempo, in taglie fatte per la persona e non per la media.',
    shop: 'Tutto l’abbigliamento da lavoro',
    promises: [
      ['Spedito in giornata', 'Ciò che è a magazzino e viene ordinato entro mezzogiorno parte nel pomeriggio stesso.'],
      [
        'Con il Suo logo',
        'Ricami, stampe e nomi si applicano prima di imballare, su un solo capo o per tutta la squadra.',
      ],
      [
        'Riparato, non buttato',
        'Cerniere, ginocchia e orli: ci rimandi il capo e noi lo ripariamo finché il tessuto tiene.',
      ],
    ],
    categories: 'Che cosa Le serve?',
    allProducts: 'Tutti i prodotti',
    bestSellers: ['Che cosa comprano gli altri', 'I capi più ordinati nell’ultimo mese.'],
    story: {
      heading: 'Tutto è cominciato da un paio di ginocchia',
      paragraphs: [
        'Nel 1986 un posatore di pavimenti di Sundsvall ne aveva abbastanza dei pantaloni che cedevano al ginocchio. Se ne tagliò un paio da sé, con le tasche per le ginocchiere all’esterno. Da allora continuiamo a migliorarli.',
        'Prima di essere messo in vendita, ogni nuovo capo passa una stagione al lavoro con gente del mestiere. Quello che non regge torna sul tavolo da taglio.',
      ],
      action: 'Chi siamo',
    },
    facts: ['i primi pantaloni cuciti', 'Paesi in cui consegniamo', 'anni di ricambi'],
    dealers: {
      heading: 'Provi prima di comprare',
      text: 'Nei nostri negozi e dai nostri rivenditori trova la taglia giusta, fa applicare un logo e ritira ciò che ha ordinato.',
      action: 'Trova un negozio',
    },
  },
  hangtight: {
    description: 'Tasche esterne, gilet portautensili e cinture che tengono gli attrezzi dove la mano li cerca.',
    headline: 'Attrezzi che restano al loro posto',
    text: 'Tasche esterne, gilet e cinture che scaricano il peso sui fianchi e tengono il martello dove la mano lo cerca.',
    open: 'Vedi Hang Tight',
    see: 'Vai ai capi',
    why: {
      heading: 'Quattro chili, tutto il giorno',
      paragraphs: [
        'È quanto porta addosso in media un carpentiere tra chiodi, attrezzi e telefono. Se il peso è appeso male, tira sulla schiena e sulla cintura dei pantaloni.',
        'Per questo le tasche Hang Tight poggiano su uno sprone tutto loro, a tripla cucitura e con i rivetti agli angoli. Il carico va sui fianchi e i pantaloni restano su.',
      ],
    },
    cards: [
      [
        'Tasche che si ripiegano',
        'Si infilano nella tasca davanti quando lavora al chiuso e non vuole graffiare nulla.',
      ],
      [
        'Un passante per ogni martello',
        'Largo quanto basta per un martello da carpentiere, rigido quanto basta per trovarlo senza guardare.',
      ],
      ['Gilet per la scala', 'Tutto sopra la cintura, così niente si impiglia quando si sale.'],
    ],
  },
  pages: {
    about: {
      title: 'Chi è Yrke',
      description: 'Chi fa i capi, e come.',
      lead: 'Facciamo vestiti per gente che li consuma. È un complimento.',
      sections: [
        [
          'Da un paio di pantaloni',
          'Yrke è nata nel 1986 in una veleria di Sundsvall, con una macchina da cucire e un posatore di pavimenti che voleva ginocchia migliori. Oggi vendiamo pantaloni, giacche, scarpe e indumenti protettivi in 23 Paesi.',
          'In svedese yrke vuol dire mestiere. Abbiamo tenuto il nome perché dice a che cosa serviamo.',
        ],
        [
          'Provato sul lavoro',
          'Prima di essere venduto, un capo viene portato per una stagione da conciatetti, elettricisti, cuochi e montatori. Sono pagati per dire le cose come stanno.',
          'Cambiamo cuciture, tasche e taglie finché non finiscono le lamentele. Circa un modello su tre non ci arriva mai.',
        ],
        [
          'Per le aziende e per tutti',
          'Le aziende ordinano per le loro squadre con prezzi concordati, logo e approvazione degli ordini. I privati comprano gli stessi capi, allo stesso banco.',
        ],
      ],
    },
    sustainability: {
      title: 'Sostenibilità',
      description: 'Come facciamo durare i capi, e che fine fanno dopo.',
      lead: 'Il capo che fa meno danni è quello che non serve produrre. Perciò facciamo capi che durano anni, e li ripariamo.',
      sections: [
        [
          'Fatto per essere riparato',
          'Tasche per ginocchiere, cerniere e bande riflettenti si consumano per prime. Sono cucite in modo da poterle sostituire, e teniamo i ricambi per cinque anni dopo che un capo è uscito di gamma.',
        ],
        [
          'Tessuti di cui rispondiamo',
          'Di ogni tessuto conosciamo la tessitura e di ogni capo la fabbrica, e ci andiamo di persona. Cotone, lana e poliestere hanno documenti che i clienti possono chiedere di vedere.',
        ],
        [
          'Quando è finita',
          'Porti i capi consumati in uno dei nostri negozi. Quelli ancora buoni passano ad altri, il resto diventa imbottitura o stracci. I loghi aziendali li tagliamo via prima.',
        ],
      ],
    },
    'delivery-and-returns': {
      title: 'Consegna e resi',
      description: 'Quando arriva l’ordine, quanto costa la spedizione e come rimandare indietro un articolo.',
      lead: 'Vede il giorno di consegna e le spese di spedizione prima di pagare. Dopo non si aggiunge nulla.',
      sections: [
        [
          'Consegna',
          'Gli articoli a magazzino ordinati entro mezzogiorno partono in giornata. Alla cassa vede quando arrivano, e nella pagina del prodotto quando torna ciò che è esaurito.',
          'I capi con un logo o un nome richiedono da tre a cinque giorni lavorativi in più.',
        ],
        [
          'Resi',
          'Gli articoli non usati si possono restituire entro 30 giorni. Metta la bolla di consegna nella scatola e la lasci in un punto di raccolta o in uno dei nostri negozi.',
          'I capi con un logo, un nome o le gambe accorciate sono fatti su misura per Lei e sono esclusi dal diritto di recesso. Se hanno un difetto, li riprendiamo comunque.',
        ],
        [
          'Qualcosa non va',
          'Ci mandi una foto del difetto e il numero d’ordine. Rispondiamo entro un giorno lavorativo, con un capo nuovo, una riparazione o il rimborso.',
        ],
      ],
    },
    terms: {
      title: 'Condizioni generali di vendita',
      description: 'Che cosa vale quando compra da noi.',
      lead: 'Brevi, perché Lei ha altro da fare. Se una legge La tutela meglio di queste condizioni, vale la legge.',
      sections: [
        [
          'Ordine',
          'Il Suo ordine è una proposta d’acquisto. Il contratto è concluso quando lo confermiamo via e-mail.',
        ],
        [
          'Prezzi e pagamento',
          'Vale il prezzo indicato al momento dell’ordine. I privati pagano con carta, le aziende con un account su fattura a 30 giorni.',
        ],
        [
          'Consegna',
          'Il rischio è nostro finché il pacco non Le è stato consegnato. Se siamo in ritardo, può risolvere il contratto.',
        ],
        [
          'Diritto di recesso',
          'Può recedere entro 30 giorni senza indicarne il motivo e restituire gli articoli non usati. Rimborsiamo tutto, spese di spedizione comprese, entro 14 giorni.',
        ],
        [
          'Difetti e garanzia legale',
          'Segnali il difetto entro un termine ragionevole da quando lo ha scoperto. Ripariamo, sostituiamo o rimborsiamo, in quest’ordine.',
        ],
        [
          'Controversie',
          'Prima ne parli con noi. Se non troviamo un accordo, decide l’organismo per le controversie dei consumatori o il giudice del Paese in cui risiede.',
        ],
      ],
    },
    privacy: {
      title: 'Informativa sulla privacy',
      description: 'Quali dati personali conserviamo, perché e per quanto tempo.',
      lead: 'Conserviamo ciò che serve per un ordine, e il meno possibile oltre a questo.',
      sections: [
        [
          'Che cosa conserviamo',
          'Nome, indirizzo, e-mail, numero di telefono e ciò che ha ordinato. Per le aziende anche chi può ordinare, e le taglie se qualcuno le ha inserite.',
        ],
        [
          'Perché',
          'Per consegnare, gestire i reclami e rispettare gli obblighi contabili. Per altri motivi Le scriviamo solo se ce lo ha chiesto.',
        ],
        [
          'Per quanto tempo',
          'Gli ordini finché lo richiede la contabilità, gli account finché non li chiude, le taglie finché non le cancella.',
        ],
        [
          'Che cosa contiamo',
          'Quante volte vengono aperti pagine, ricerche, prodotti e carrelli, per ora e Paese. Contiamo senza cookie, e nulla dice chi è Lei. Contiamo anche quali parole vengono cercate, se un risultato viene aperto e quanto sono veloci le pagine. Le parole che sembrano un indirizzo o un numero personale non vengono conservate.',
        ],
        [
          'I Suoi diritti',
          'Ha diritto di accesso, rettifica, portabilità e cancellazione dei Suoi dati. Scriva a privacy@yrke.example; rispondiamo entro 30 giorni.',
        ],
      ],
    },
    'size-and-care': {
      title: 'Taglie e cura dei capi',
      description: 'Come prendere le misure, e come lavare senza rovinare ciò a cui il capo serve.',
      lead: 'Dieci minuti con il metro da sarto risparmiano un pacco avanti e indietro.',
      sections: [
        [
          'Prendere le misure',
          'Torace nel punto più largo, vita dove poggiano i pantaloni, fianchi nel punto più largo, interno gamba dal cavallo a terra senza scarpe. Misuri sopra ciò che indossa sotto.',
        ],
        [
          'Tra due taglie',
          'Prenda la più grande per gli strati esterni e per tutto ciò con cui si inginocchia, la più piccola per lo stretch e l’intimo tecnico.',
        ],
        [
          'Lavaggio',
          'Chiuda cerniere e chiusure a strappo, rovesci il capo e lasci perdere l’ammorbidente: ottura le membrane e indebolisce la protezione dalla fiamma.',
          'L’etichetta dice quanti lavaggi reggono le bande riflettenti. Dopo, il capo tiene caldo ma non è più ad alta visibilità.',
        ],
        [
          'Asciugare e riporre',
          'Appenda i capi bagnati, non li lasci nel furgone. La lana vuole aria più che acqua; una notte all’aperto fa più di un lavaggio.',
        ],
      ],
    },
    warranty: {
      title: 'Garanzia',
      description: 'Che cosa promettiamo su cuciture, cerniere e tessuto, e come farne uso.',
      lead: 'Tutto ciò che produciamo ha una garanzia di due anni. I diritti previsti dalla legge si aggiungono.',
      sections: [
        [
          'Che cosa copre',
          'Cuciture che si aprono, cerniere che cedono, bottoni che si staccano e tessuto che si strappa nel lavoro normale, entro due anni dalla consegna.',
        ],
        [
          'Che cosa non copre',
          'Usura, bruciature, tagli e danni da lavaggi che l’etichetta non consente. Ripariamo anche questi, al prezzo del lavoro.',
        ],
        [
          'Come fare',
          'Ci invii una foto del difetto e il numero d’ordine. Rispondiamo entro un giorno lavorativo e ripariamo il capo, lo sostituiamo o restituiamo il denaro.',
        ],
      ],
    },
  },
  cookies: {
    title: 'Cookie',
    description: 'Che cosa salviamo nel Suo browser, e come decide Lei.',
    lead: 'Senza il Suo consenso salviamo solo ciò che serve allo shop per funzionare.',
    groups: [
      [
        'Strettamente necessari',
        'Mantengono attivo il Suo accesso e conservano il carrello. Non si possono disattivare.',
      ],
      ['Prestazioni', 'Contano le visite, così vediamo quali pagine sono lente o difficili da capire.'],
      ['Funzionali', 'Ricordano le Sue scelte, ad esempio i prezzi con o senza IVA.'],
      [
        'Profilazione',
        'Permettono a noi e ai nostri partner di mostrarLe pubblicità che hanno a che fare con la Sua visita.',
      ],
    ],
    services: [
      'Video e mappe di altre aziende',
      'Un video di YouTube viene caricato solo se Lei consente la profilazione o fa clic per vederlo, una mappa stradale solo dopo un clic. L’altra azienda vede allora il Suo indirizzo di rete e può salvare dati nel Suo browser. Ricordiamo il clic in questo browser per un anno, o finché risponde di nuovo alla domanda sui cookie.',
    ],
    change: [
      'Modificare o revocare il consenso',
      'Può cambiare la Sua scelta in qualsiasi momento dal link in fondo a ogni pagina.',
    ],
  },
  contact: {
    title: 'Contatti',
    description: 'Parli con chi conosce i capi.',
    lead: 'Chieda di taglie, ordini, loghi o di una cerniera che ha ceduto. Le risponde una persona.',
    phone: 'Telefono',
    email: 'E-mail',
    visit: 'Dove siamo',
    post: 'Indirizzo postale',
    hours: 'Orari di apertura',
    stores: 'Tutti i negozi e i rivenditori',
    write: 'Ci scriva',
  },
  dealer: {
    'dealer-season': {
      title: 'La stagione per i rivenditori',
      description: 'Che cosa arriva, che cosa esce di gamma, e quando.',
      lead: 'La gamma invernale è a magazzino dalla settimana 36, quella primaverile si può preordinare dalla settimana 44.',
      sections: [
        [
          'Novità',
          'Hang Tight in tre modelli di pantaloni, un parka ad alta visibilità con fodera staccabile, stivali antinfortunistici nelle calzate da 10 a 12.',
        ],
        [
          'In uscita',
          'I capi in uscita dalla gamma sono contrassegnati nell’elenco e si consegnano fino a esaurimento scorte.',
        ],
      ],
    },
    'dealer-orders': {
      title: 'Ordinare come rivenditore',
      description: 'Preordini, riassortimento e resi.',
      lead: 'Ordini in questo shop ai Suoi prezzi da rivenditore; accanto c’è il prezzo al pubblico.',
      sections: [
        [
          'Preordini e riassortimento',
          'I preordini si consegnano nella settimana concordata. I riassortimenti ordinati entro mezzogiorno partono in giornata.',
        ],
        [
          'Resi',
          'Le confezioni non aperte si possono cambiare una volta per stagione con altri articoli dello stesso valore.',
        ],
      ],
    },
    'dealer-material': {
      title: 'Materiale per il Suo negozio',
      description: 'Immagini, cartelli e testi che può usare.',
      lead: 'Tutte le immagini dei prodotti e le ambientazioni si possono usare nel Suo negozio e nella Sua pubblicità, purché si citi Yrke.',
      sections: [
        ['Immagini', 'Dopo l’accesso, ogni pagina di prodotto offre le sue immagini in risoluzione di stampa.'],
        [
          'In negozio',
          'Grucce, anelli segnataglia e cartellini da scaffale sono gratuiti. Li ordini insieme alla merce.',
        ],
      ],
    },
  },
  general: {
    navs: { shop: 'Acquisti', help: 'Aiuto', about: 'Yrke' },
    sizeGuide: 'Guida alle taglie',
    shoeSize: 'Misuri entrambi i piedi la sera, quando sono più grandi, e scelga la taglia del più lungo.',
    favourites: 'Preferiti',
    declarations: 'Dichiarazioni di conformità UE',
    customerService: 'Servizio clienti',
    companies: 'Vendite alle aziende',
    weekdays: 'Dal lunedì al venerdì',
    weekend: 'Sabato e domenica',
    closed: 'chiuso',
    box: 'Casella postale',
    messages: {
      everybody: ['Ordinato entro mezzogiorno, spedito in giornata.', 'Consegna'],
      anonymous: ['La Sua azienda ha un account? Acceda per vedere i Suoi prezzi.', 'Accedi'],
      signedIn: ['La gamma invernale è a magazzino, ai Suoi prezzi concordati.', 'Vedi la gamma'],
    },
  },
};
