import type { SiteTexts } from '../site-texts.ts';

export const de: SiteTexts = {
  scenes: {
    'building-site': 'Eine Baustelle im Morgengrauen: Kräne, Gerüste und zwei Personen in Warnkleidung',
    'winter-road':
      'Eine verschneite Waldstraße vor Sonnenaufgang, eine Person in Warnkleidung und ein Fahrzeug mit Licht',
    harbour: 'Ein Containerhafen im Morgennebel mit zwei Personen am Kai',
    workshop: 'Eine Werkbank mit Handwerkzeug an der Wand und einer Arbeitsjacke am Haken',
    kitchen: 'Ein Koch am Herd einer Restaurantküche, von hinten gesehen',
    'store-front': 'Das beleuchtete Schaufenster eines Yrke-Geschäfts am Abend',
    'wind-farm': 'Windräder und Stromleitungen in der Dämmerung, darunter ein Lieferwagen und zwei Monteure',
  },
  front: {
    title: 'Arbeitskleidung fürs Handwerk',
    description: 'Hosen, Jacken, Schuhe und Schutzkleidung für alle, die mit den Händen arbeiten.',
    headline: 'Angezogen, bevor der Tag beginnt',
    intro:
      'Kleidung, die Knien, Heben und Wetter aushält, in Größen, die dem Menschen passen und nicht dem Durchschnitt.',
    shop: 'Zur gesamten Arbeitskleidung',
    promises: [
      [
        'Am selben Tag verschickt',
        'Was auf Lager ist und vor 12 Uhr bestellt wird, geht noch am selben Nachmittag hinaus.',
      ],
      [
        'Mit Ihrem Logo',
        'Stick, Druck und Namen kommen drauf, bevor wir packen, auf ein einzelnes Stück oder für die ganze Mannschaft.',
      ],
      [
        'Geflickt statt weggeworfen',
        'Reißverschlüsse, Knie und Säume: Schicken Sie uns das Stück, wir reparieren es, solange der Stoff hält.',
      ],
    ],
    categories: 'Was brauchen Sie?',
    allProducts: 'Alle Produkte',
    bestSellers: ['Was andere kaufen', 'Was im letzten Monat am häufigsten bestellt wurde.'],
    story: {
      heading: 'Angefangen hat es mit zwei Knien',
      paragraphs: [
        '1986 hatte ein Bodenleger in Sundsvall genug von Hosen, die am Knie nachgaben. Er schnitt sich selbst eine zu, mit den Taschen für die Knieschoner außen. Seitdem verbessern wir sie.',
        'Jedes neue Stück geht eine Saison lang mit Leuten vom Fach zur Arbeit, bevor wir es verkaufen. Was nicht hält, geht zurück in den Zuschnitt.',
      ],
      action: 'Mehr über uns',
    },
    facts: ['die erste Hose genäht', 'Länder, in die wir liefern', 'Jahre lang Ersatzteile'],
    dealers: {
      heading: 'Erst anprobieren, dann kaufen',
      text: 'In unseren Geschäften und bei unseren Händlern finden Sie die richtige Größe, lassen ein Logo anbringen und holen ab, was Sie bestellt haben.',
      action: 'Geschäft finden',
    },
  },
  hangtight: {
    description: 'Holstertaschen, Werkzeugwesten und Gürtel, die das Werkzeug dort halten, wo die Hand es sucht.',
    headline: 'Werkzeug, das bleibt, wo es hängt',
    text: 'Holstertaschen, Westen und Gürtel, die das Gewicht auf die Hüften legen und den Hammer dort halten, wo die Hand ihn sucht.',
    open: 'Hang Tight ansehen',
    see: 'Zur Kleidung',
    why: {
      heading: 'Vier Kilo, den ganzen Tag',
      paragraphs: [
        'So viel trägt ein Zimmermann im Schnitt an Nägeln, Werkzeug und Telefon mit sich. Hängt es falsch, zieht es am Rücken und am Bund.',
        'Deshalb sitzen die Taschen von Hang Tight auf einer eigenen Passe, dreifach vernäht und an den Ecken genietet. Die Last geht auf die Hüften, und die Hose bleibt oben.',
      ],
    },
    cards: [
      [
        'Holster zum Wegstecken',
        'Stecken Sie sie in die Vordertasche, wenn Sie drinnen arbeiten und nichts zerkratzen wollen.',
      ],
      [
        'Eine Schlaufe für jeden Hammer',
        'Weit genug für einen Zimmermannshammer, steif genug, dass man sie blind findet.',
      ],
      ['Westen für die Leiter', 'Alles über dem Gürtel, damit beim Steigen nichts hängen bleibt.'],
    ],
  },
  pages: {
    about: {
      title: 'Über Yrke',
      description: 'Wer die Kleidung macht, und wie.',
      lead: 'Wir machen Kleidung für Leute, die sie verschleißen. Das ist als Lob gemeint.',
      sections: [
        [
          'Eine Hose am Anfang',
          'Yrke begann 1986 in einer Segelmacherei in Sundsvall, mit einer Nähmaschine und einem Bodenleger, der bessere Knie wollte. Heute verkaufen wir Hosen, Jacken, Schuhe und Schutzkleidung in 23 Ländern.',
          'Yrke ist das schwedische Wort für Beruf. Wir haben den Namen behalten, weil er sagt, wofür wir da sind.',
        ],
        [
          'Bei der Arbeit geprüft',
          'Bevor ein Stück in den Verkauf kommt, tragen es Dachdecker, Elektriker, Köche und Monteure eine Saison lang. Sie werden dafür bezahlt, dass sie kein Blatt vor den Mund nehmen.',
          'Wir ändern Nähte, Taschen und Größen, bis keine Klagen mehr kommen. Etwa jeder dritte Entwurf schafft es nie so weit.',
        ],
        [
          'Für Betriebe und für alle anderen',
          'Betriebe bestellen für ihre Leute mit vereinbarten Preisen, Logos und Freigabe. Privatkunden kaufen dieselbe Kleidung, an derselben Theke.',
        ],
      ],
    },
    sustainability: {
      title: 'Nachhaltigkeit',
      description: 'Wie wir Kleidung haltbar machen, und was danach mit ihr geschieht.',
      lead: 'Am wenigsten schadet das Kleidungsstück, das man nicht herstellen muss. Deshalb nähen wir für Jahre, und wir flicken.',
      sections: [
        [
          'Zum Flicken gemacht',
          'Knietaschen, Reißverschlüsse und Reflexstreifen verschleißen zuerst. Sie sind so eingenäht, dass man sie ersetzen kann, und Ersatzteile halten wir noch fünf Jahre bereit, nachdem ein Stück aus dem Sortiment gegangen ist.',
        ],
        [
          'Stoffe, deren Herkunft wir kennen',
          'Wir kennen die Weberei jedes Stoffs und die Fabrik jedes Stücks, und wir fahren hin. Zu Baumwolle, Wolle und Polyester gibt es Papiere, die unsere Kunden sehen dürfen.',
        ],
        [
          'Wenn Schluss ist',
          'Bringen Sie abgetragene Kleidung in eines unserer Geschäfte. Was noch ganz ist, geben wir weiter, aus dem Rest werden Füllmaterial und Putzlappen. Firmenlogos schneiden wir vorher heraus.',
        ],
      ],
    },
    'delivery-and-returns': {
      title: 'Lieferung und Rückgabe',
      description: 'Wann Ihre Bestellung kommt, was der Versand kostet und wie Sie etwas zurückschicken.',
      lead: 'Liefertag und Versandkosten sehen Sie, bevor Sie bezahlen. Danach kommt nichts mehr dazu.',
      sections: [
        [
          'Lieferung',
          'Lagerware, die Sie vor 12 Uhr bestellen, geht am selben Tag hinaus. An der Kasse sehen Sie, wann sie bei Ihnen ist, und auf der Produktseite, wann Ausverkauftes wiederkommt.',
          'Kleidung mit Logo oder Namen braucht drei bis fünf Arbeitstage länger.',
        ],
        [
          'Rückgabe',
          'Unbenutzte Ware können Sie innerhalb von 30 Tagen zurückschicken. Legen Sie den Lieferschein in den Karton und geben Sie ihn bei einer Paketannahmestelle oder in einem unserer Geschäfte ab.',
          'Kleidung mit Logo, Namen oder gekürzten Beinen ist für Sie angefertigt und vom Widerruf ausgeschlossen. Hat sie einen Mangel, nehmen wir sie trotzdem zurück.',
        ],
        [
          'Wenn etwas nicht stimmt',
          'Schicken Sie uns ein Bild vom Mangel und die Bestellnummer. Wir antworten innerhalb eines Arbeitstags: mit Ersatz, einer Reparatur oder dem Geld zurück.',
        ],
      ],
    },
    terms: {
      title: 'Allgemeine Geschäftsbedingungen',
      description: 'Was gilt, wenn Sie bei uns kaufen.',
      lead: 'Kurz, denn Sie haben anderes zu tun. Schützt ein Gesetz Sie besser als diese Bedingungen, gilt das Gesetz.',
      sections: [
        [
          'Bestellung',
          'Ihre Bestellung ist ein Angebot. Der Kaufvertrag kommt zustande, wenn wir sie per E-Mail bestätigen.',
        ],
        [
          'Preise und Zahlung',
          'Es gilt der Preis, der bei der Bestellung angezeigt wird. Privatkunden zahlen mit Karte, Unternehmen mit Konto auf Rechnung innerhalb von 30 Tagen.',
        ],
        [
          'Lieferung',
          'Bis Ihnen das Paket übergeben ist, tragen wir die Gefahr. Liefern wir zu spät, können Sie vom Vertrag zurücktreten.',
        ],
        [
          'Widerrufsrecht',
          'Sie können den Kauf innerhalb von 30 Tagen ohne Angabe von Gründen widerrufen und unbenutzte Ware zurückschicken. Wir erstatten alles, auch die Versandkosten, innerhalb von 14 Tagen.',
        ],
        [
          'Mängel und Gewährleistung',
          'Melden Sie einen Mangel innerhalb angemessener Frist, nachdem Sie ihn bemerkt haben. Wir reparieren, ersetzen oder erstatten, in dieser Reihenfolge.',
        ],
        [
          'Streitfälle',
          'Reden Sie zuerst mit uns. Werden wir uns nicht einig, entscheidet die Schlichtungsstelle oder das Gericht in dem Land, in dem Sie wohnen.',
        ],
      ],
    },
    privacy: {
      title: 'Datenschutz',
      description: 'Welche personenbezogenen Daten wir speichern, warum und wie lange.',
      lead: 'Wir speichern, was eine Bestellung braucht, und darüber hinaus so wenig wie möglich.',
      sections: [
        [
          'Was wir speichern',
          'Name, Adresse, E-Mail, Telefonnummer und was Sie bestellt haben. Bei Unternehmen auch, wer bestellen darf, und Größen, falls jemand sie eingetragen hat.',
        ],
        [
          'Warum',
          'Um zu liefern, Reklamationen zu bearbeiten und die Buchführungspflichten zu erfüllen. Über anderes schreiben wir Ihnen nur, wenn Sie darum gebeten haben.',
        ],
        [
          'Wie lange',
          'Bestellungen so lange, wie die gesetzliche Aufbewahrungspflicht dauert, Konten, bis Sie sie schließen, Größen, bis Sie sie löschen.',
        ],
        [
          'Was wir zählen',
          'Wie oft Seiten, Suchen, Produkte und Warenkörbe geöffnet werden, nach Stunde und Land. Wir zählen ohne Cookies, und nichts davon sagt, wer Sie sind. Wir zählen auch, welche Wörter gesucht werden, ob ein Ergebnis geöffnet wird und wie schnell Seiten laden. Wörter, die wie eine Adresse oder eine persönliche Nummer aussehen, werden nicht gespeichert.',
        ],
        [
          'Ihre Rechte',
          'Sie haben das Recht auf Auskunft, Berichtigung, Übertragung und Löschung Ihrer Daten. Schreiben Sie an privacy@yrke.example; wir antworten innerhalb von 30 Tagen.',
        ],
      ],
    },
    'size-and-care': {
      title: 'Größe und Pflege',
      description: 'Wie Sie messen, und wie Sie waschen, ohne zu ruinieren, wofür das Stück da ist.',
      lead: 'Zehn Minuten mit dem Maßband ersparen ein Paket hin und zurück.',
      sections: [
        [
          'Maß nehmen',
          'Brust an der breitesten Stelle, Taille dort, wo die Hose sitzt, Hüfte an der breitesten Stelle, Innenbein vom Schritt bis zum Boden ohne Schuhe. Messen Sie über dem, was Sie darunter tragen.',
        ],
        [
          'Zwischen zwei Größen',
          'Nehmen Sie die größere bei äußeren Schichten und bei allem, worin Sie knien, die kleinere bei Stretch und Funktionswäsche.',
        ],
        [
          'Waschen',
          'Schließen Sie Reiß- und Klettverschlüsse, drehen Sie die Innenseite nach außen und lassen Sie den Weichspüler weg: Er verstopft Membranen und schwächt den Flammschutz.',
          'Auf dem Etikett steht, wie viele Wäschen die Reflexstreifen aushalten. Danach hält das Stück noch warm, ist aber keine Warnkleidung mehr.',
        ],
        [
          'Trocknen und aufbewahren',
          'Hängen Sie nasse Kleidung auf, statt sie im Wagen liegen zu lassen. Wolle will lieber Luft als Wasser; eine Nacht im Freien bringt mehr als eine Wäsche.',
        ],
      ],
    },
    warranty: {
      title: 'Garantie',
      description: 'Was wir für Nähte, Reißverschlüsse und Stoff versprechen, und wie Sie die Garantie nutzen.',
      lead: 'Auf alles, was wir herstellen, haben Sie zwei Jahre Garantie. Ihre gesetzlichen Rechte gelten zusätzlich.',
      sections: [
        [
          'Was abgedeckt ist',
          'Nähte, die aufgehen, Reißverschlüsse, die versagen, Knöpfe, die abfallen, und Stoff, der bei normaler Arbeit reißt, innerhalb von zwei Jahren nach der Lieferung.',
        ],
        [
          'Was nicht abgedeckt ist',
          'Abnutzung, Brandlöcher, Schnitte und Schäden durch eine Wäsche, die das Etikett nicht erlaubt. Auch das reparieren wir, zum Preis der Arbeit.',
        ],
        [
          'So gehen Sie vor',
          'Schicken Sie uns ein Bild des Fehlers und die Bestellnummer. Wir antworten innerhalb eines Werktags und reparieren das Kleidungsstück, ersetzen es oder geben das Geld zurück.',
        ],
      ],
    },
  },
  cookies: {
    title: 'Cookies',
    description: 'Was wir in Ihrem Browser speichern, und wie Sie darüber entscheiden.',
    lead: 'Ohne Ihre Einwilligung speichern wir nur, was der Shop braucht, um zu funktionieren.',
    groups: [
      [
        'Unbedingt erforderlich',
        'Damit bleiben Sie angemeldet und Ihr Warenkorb erhalten. Abschalten lassen sie sich nicht.',
      ],
      ['Leistung', 'Zählen Besuche, damit wir sehen, welche Seiten langsam oder schwer zu verstehen sind.'],
      ['Funktionell', 'Merken sich, was Sie gewählt haben, zum Beispiel Preise mit oder ohne MwSt.'],
      ['Marketing', 'Lassen uns und unsere Partner Werbung zeigen, die mit Ihrem Besuch zu tun hat.'],
    ],
    services: [
      'Filme und Karten anderer Anbieter',
      'Ein Film von YouTube wird erst geladen, wenn Sie Marketing erlauben oder darauf klicken, eine Straßenkarte erst nach einem Klick. Der andere Anbieter sieht dann Ihre Netzwerkadresse und kann etwas in Ihrem Browser speichern. Wir merken uns den Klick in diesem Browser ein Jahr lang, oder bis Sie die Frage zu Cookies erneut beantworten.',
    ],
    change: [
      'Einwilligung ändern oder widerrufen',
      'Sie können Ihre Auswahl jederzeit über den Link am Ende jeder Seite ändern.',
    ],
  },
  contact: {
    title: 'Kontakt',
    description: 'Reden Sie mit Leuten, die die Kleidung kennen.',
    lead: 'Fragen Sie nach Größen, Bestellungen, Logos oder einem Reißverschluss, der aufgegeben hat. Es antwortet ein Mensch.',
    phone: 'Telefon',
    email: 'E-Mail',
    visit: 'Besuchen Sie uns',
    post: 'Postanschrift',
    hours: 'Öffnungszeiten',
    stores: 'Alle Geschäfte und Händler',
    write: 'Schreiben Sie uns',
  },
  dealer: {
    'dealer-season': {
      title: 'Die Saison für Händler',
      description: 'Was neu ist, was ausläuft, und wann.',
      lead: 'Das Wintersortiment ist ab Kalenderwoche 36 auf Lager, das Frühjahrssortiment kann ab Kalenderwoche 44 vorbestellt werden.',
      sections: [
        [
          'Neu',
          'Hang Tight in drei Hosenmodellen, ein Warnschutzparka mit herausnehmbarem Futter, Sicherheitsstiefel in den Weiten 10 bis 12.',
        ],
        [
          'Läuft aus',
          'Auslaufende Stücke sind in der Liste gekennzeichnet und werden geliefert, solange der Vorrat reicht.',
        ],
      ],
    },
    'dealer-orders': {
      title: 'Bestellen als Händler',
      description: 'Vororder, Nachorder und Rückgabe.',
      lead: 'Bestellen Sie in diesem Shop zu Ihren Händlerpreisen; der reguläre Verkaufspreis steht daneben.',
      sections: [
        [
          'Vororder und Nachorder',
          'Vororders liefern wir in der vereinbarten Woche. Nachorders, die vor 12 Uhr eingehen, gehen am selben Tag hinaus.',
        ],
        [
          'Rückgabe',
          'Ungeöffnete Packungen können einmal pro Saison gegen andere Ware im selben Wert getauscht werden.',
        ],
      ],
    },
    'dealer-material': {
      title: 'Material für Ihr Geschäft',
      description: 'Bilder, Schilder und Texte, die Sie verwenden dürfen.',
      lead: 'Alle Produktbilder und Szenen dürfen Sie in Ihrem Geschäft und in Ihrer eigenen Werbung verwenden, solange Yrke genannt wird.',
      sections: [
        ['Bilder', 'Wenn Sie angemeldet sind, bietet jede Produktseite ihre Bilder in Druckauflösung an.'],
        ['Im Geschäft', 'Bügel, Größenringe und Regalschilder kosten nichts. Bestellen Sie sie zusammen mit der Ware.'],
      ],
    },
  },
  general: {
    navs: { shop: 'Einkaufen', help: 'Hilfe', about: 'Yrke' },
    sizeGuide: 'Größentabelle',
    shoeSize: 'Messen Sie beide Füße am Abend, wenn sie am größten sind, und wählen Sie die Größe nach dem längeren.',
    favourites: 'Favoriten',
    declarations: 'EU-Konformitätserklärungen',
    customerService: 'Kundenservice',
    companies: 'Firmenkunden',
    weekdays: 'Montag bis Freitag',
    weekend: 'Samstag und Sonntag',
    closed: 'geschlossen',
    box: 'Postfach',
    messages: {
      everybody: ['Vor 12 Uhr bestellt, am selben Tag verschickt.', 'Lieferung'],
      anonymous: ['Hat Ihr Betrieb ein Konto? Melden Sie sich an, um Ihre Preise zu sehen.', 'Anmelden'],
      signedIn: ['Das Wintersortiment ist auf Lager, zu Ihren vereinbarten Preisen.', 'Zum Sortiment'],
    },
  },
};
