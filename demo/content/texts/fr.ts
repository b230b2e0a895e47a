import type { SiteTexts } from '../site-texts.ts';

export const fr: SiteTexts = {
  scenes: {
    'building-site':
      'Un chantier à l’aube\u00a0: des grues, des échafaudages et deux personnes en vêtements haute visibilité',
    'winter-road':
      'Une route forestière enneigée avant le lever du soleil, une personne en vêtements haute visibilité et un véhicule aux phares allumés',
    harbour: 'Un port à conteneurs dans la brume du matin, avec deux personnes sur le quai',
    workshop: 'Un établi, des outils à main au mur et une veste de travail accrochée à sa patère',
    kitchen: 'Un cuisinier aux fourneaux d’un restaurant, vu de dos',
    'store-front': 'La vitrine éclairée d’un magasin Yrke, le soir',
    'wind-farm':
      'Des éoliennes et des lignes électriques au crépuscule, avec un fourgon et deux techniciens à leur pied',
  },
  front: {
    title: 'Vêtements de travail pour les gens de métier',
    description:
      'Pantalons, vestes, chaussures et vêtements de protection pour celles et ceux qui travaillent de leurs mains.',
    headline: 'En tenue avant le début de la journée',
    intro:
      'Des vêtements faits pour s’agenouiller, soulever et travailler par tous les temps, dans des tailles qui vont à la personne et non à la moyenne.',
    shop: 'Voir tous les vêtements de travail',
    promises: [
      ['Expédié le jour même', 'Ce qui est en stock et commandé avant midi quitte notre entrepôt dans l’après-midi.'],
      [
        'Avec votre logo',
        'Broderie, impression et noms sont posés avant l’emballage, sur une seule pièce ou pour toute l’équipe.',
      ],
      [
        'Réparé, pas jeté',
        'Fermetures, genoux et ourlets\u00a0: renvoyez-nous le vêtement, nous le réparons tant que le tissu tient.',
      ],
    ],
    categories: 'De quoi avez-vous besoin\u00a0?',
    allProducts: 'Tous les produits',
    bestSellers: ['Ce que les autres achètent', 'Les vêtements les plus commandés du mois dernier.'],
    story: {
      heading: 'Tout est parti d’une paire de genoux',
      paragraphs: [
        'En 1986, un poseur de sols de Sundsvall en a eu assez des pantalons qui lâchaient aux genoux. Il a taillé le sien, avec les poches pour genouillères à l’extérieur. Depuis, nous n’avons pas cessé de l’améliorer.',
        'Avant d’être vendu, chaque nouveau vêtement passe une saison au travail, chez des gens du métier. Ce qui ne tient pas retourne à la table de coupe.',
      ],
      action: 'En savoir plus sur nous',
    },
    facts: ['premier pantalon cousu', 'pays où nous livrons', 'ans de pièces de rechange'],
    dealers: {
      heading: 'Essayez avant d’acheter',
      text: 'Dans nos magasins et chez nos revendeurs, vous trouvez la bonne taille, faites poser un logo et retirez votre commande.',
      action: 'Trouver un magasin',
    },
  },
  hangtight: {
    description: 'Poches flottantes, gilets porte-outils et ceintures qui gardent les outils là où la main les attend.',
    headline: 'Des outils qui restent en place',
    text: 'Des poches flottantes, des gilets et des ceintures qui portent le poids sur les hanches et gardent le marteau là où la main le cherche.',
    open: 'Voir Hang Tight',
    see: 'Voir les vêtements',
    why: {
      heading: 'Quatre kilos, toute la journée',
      paragraphs: [
        'C’est ce qu’un charpentier porte en moyenne\u00a0: des clous, des outils et un téléphone. Mal accroché, tout cela tire sur le dos et sur la ceinture du pantalon.',
        'Les poches Hang Tight sont donc montées sur leur propre empiècement, à triple couture et riveté aux angles. La charge passe sur les hanches, et le pantalon reste en place.',
      ],
    },
    cards: [
      [
        'Des poches qui se rentrent',
        'Glissez-les dans la poche avant quand vous travaillez à l’intérieur et ne voulez rien rayer.',
      ],
      [
        'Un passant pour tous les marteaux',
        'Assez large pour un marteau de charpentier, assez rigide pour se trouver sans regarder.',
      ],
      [
        'Des gilets pour l’échelle',
        'Tout se porte au-dessus de la ceinture, pour que rien ne s’accroche quand vous grimpez.',
      ],
    ],
  },
  pages: {
    about: {
      title: 'À propos d’Yrke',
      description: 'Qui fait les vêtements, et comment.',
      lead: 'Nous faisons des vêtements pour des gens qui les usent jusqu’à la corde. C’est un compliment.',
      sections: [
        [
          'D’abord un pantalon',
          'Yrke est né en 1986 dans une voilerie de Sundsvall, avec une machine à coudre et un poseur de sols qui voulait de meilleurs genoux. Aujourd’hui, nous vendons des pantalons, des vestes, des chaussures et des vêtements de protection dans 23 pays.',
          'En suédois, yrke veut dire métier. Nous avons gardé ce nom parce qu’il dit à quoi nous servons.',
        ],
        [
          'Mis à l’épreuve au travail',
          'Avant d’être vendu, un vêtement est porté toute une saison par des couvreurs, des électriciens, des cuisiniers et des monteurs. Ils sont payés pour ne pas mâcher leurs mots.',
          'Nous revoyons les coutures, les poches et les tailles jusqu’à ce que les reproches cessent. Environ un modèle sur trois n’arrive jamais jusque-là.',
        ],
        [
          'Pour les entreprises et pour tout le monde',
          'Les entreprises commandent pour leurs équipes, avec des prix convenus, leur logo et un circuit de validation. Les particuliers achètent les mêmes vêtements, au même comptoir.',
        ],
      ],
    },
    sustainability: {
      title: 'Durabilité',
      description: 'Comment nous faisons durer les vêtements, et ce qu’ils deviennent ensuite.',
      lead: 'Le vêtement le moins nuisible est celui qu’on n’a pas besoin de fabriquer. Alors nous faisons du solide, et nous réparons.',
      sections: [
        [
          'Fait pour être réparé',
          'Les poches genouillères, les fermetures et les bandes réfléchissantes s’usent en premier. Elles sont cousues de façon à pouvoir être remplacées, et nous gardons les pièces de rechange cinq ans après le retrait d’un vêtement de la gamme.',
        ],
        [
          'Des tissus dont nous répondons',
          'Nous savons qui a tissé chaque tissu et quelle usine a cousu chaque vêtement, et nous allons sur place. Le coton, la laine et le polyester ont des papiers que nos clients peuvent demander à voir.',
        ],
        [
          'Quand c’est fini',
          'Rapportez les vêtements usés dans l’un de nos magasins. Ce qui est en bon état est remis en circulation, le reste devient du rembourrage ou des chiffons. Les logos d’entreprise sont d’abord découpés.',
        ],
      ],
    },
    'delivery-and-returns': {
      title: 'Livraison et retours',
      description: 'Quand arrive votre commande, ce que coûte la livraison et comment renvoyer un article.',
      lead: 'Vous voyez le jour et les frais de livraison avant de payer. Rien ne s’y ajoute ensuite.',
      sections: [
        [
          'Livraison',
          'Les articles en stock commandés avant midi partent le jour même. Au moment de payer, vous voyez quand ils arrivent chez vous\u00a0; la page du produit indique quand un article épuisé sera de retour.',
          'Les vêtements avec un logo ou un nom demandent trois à cinq jours ouvrables de plus.',
        ],
        [
          'Retours',
          'Les articles non utilisés peuvent être renvoyés dans les 30 jours. Mettez le bon de livraison dans le carton et remettez-le à un point de dépôt ou dans l’un de nos magasins.',
          'Les vêtements avec un logo, un nom ou des jambes raccourcies sont faits pour vous\u00a0: le droit de rétractation ne s’y applique pas. S’ils ont un défaut, nous les reprenons.',
        ],
        [
          'Quelque chose ne va pas',
          'Envoyez-nous une photo du défaut et le numéro de commande. Nous répondons sous un jour ouvrable, par un vêtement neuf, une réparation ou un remboursement.',
        ],
      ],
    },
    terms: {
      title: 'Conditions générales de vente',
      description: 'Ce qui s’applique quand vous achetez chez nous.',
      lead: 'Courtes, parce que vous avez autre chose à faire. Si une loi vous protège mieux que ces conditions, c’est la loi qui s’applique.',
      sections: [
        [
          'Commande',
          'Votre commande est une offre d’achat. Le contrat de vente est conclu lorsque nous la confirmons par e-mail.',
        ],
        [
          'Prix et paiement',
          'Le prix est celui affiché au moment de la commande. Les particuliers paient par carte, les entreprises titulaires d’un compte sur facture à 30 jours.',
        ],
        [
          'Livraison',
          'Nous supportons les risques jusqu’à ce que le colis vous soit remis. En cas de retard de notre part, vous pouvez résoudre le contrat.',
        ],
        [
          'Droit de rétractation',
          'Vous pouvez vous rétracter dans un délai de 30 jours, sans donner de motif, et renvoyer les articles non utilisés. Nous remboursons la totalité, frais de livraison compris, dans les 14 jours.',
        ],
        [
          'Défauts et garantie légale',
          'Signalez un défaut dans un délai raisonnable après l’avoir constaté. Nous réparons, remplaçons ou remboursons, dans cet ordre.',
        ],
        [
          'Litiges',
          'Parlez-nous-en d’abord. Faute d’accord, c’est l’instance de règlement des litiges de consommation ou le tribunal du pays où vous habitez qui tranche.',
        ],
      ],
    },
    privacy: {
      title: 'Confidentialité',
      description: 'Quelles données personnelles nous conservons, pourquoi et combien de temps.',
      lead: 'Nous conservons ce qu’il faut pour une commande, et le moins possible en plus.',
      sections: [
        [
          'Ce que nous conservons',
          'Le nom, l’adresse, l’e-mail, le numéro de téléphone et ce que vous avez commandé. Pour les entreprises, également qui peut commander, et les tailles si quelqu’un les a saisies.',
        ],
        [
          'Pourquoi',
          'Pour livrer, traiter les réclamations et respecter les obligations comptables. Nous ne vous écrivons à un autre sujet que si vous l’avez demandé.',
        ],
        [
          'Combien de temps',
          'Les commandes aussi longtemps que la comptabilité l’exige, les comptes jusqu’à ce que vous les fermiez, les tailles jusqu’à ce que vous les supprimiez.',
        ],
        [
          'Ce que nous comptons',
          'Combien de fois les pages, recherches, produits et paniers sont ouverts, par heure et par pays. Nous comptons sans cookies, et rien n’indique qui vous êtes. Nous comptons aussi les mots recherchés, l’ouverture d’un résultat et la vitesse des pages. Les mots qui ressemblent à une adresse ou à un numéro personnel ne sont pas conservés.',
        ],
        [
          'Vos droits',
          'Vous avez un droit d’accès, de rectification, de portabilité et d’effacement de vos données. Écrivez à privacy@yrke.example, nous répondons dans les 30 jours.',
        ],
      ],
    },
    'size-and-care': {
      title: 'Tailles et entretien',
      description: 'Comment prendre vos mesures, et laver sans abîmer ce qui fait l’utilité du vêtement.',
      lead: 'Dix minutes avec un mètre ruban évitent un aller-retour de colis.',
      sections: [
        [
          'Prendre ses mesures',
          'La poitrine à l’endroit le plus fort, la taille là où se porte le pantalon, les hanches à l’endroit le plus fort, l’entrejambe jusqu’au sol sans chaussures. Mesurez par-dessus ce que vous portez dessous.',
        ],
        [
          'Entre deux tailles',
          'Prenez la plus grande pour les couches extérieures et tout ce dans quoi vous vous agenouillez, la plus petite pour le stretch et les sous-vêtements techniques.',
        ],
        [
          'Lavage',
          'Fermez les fermetures à glissière et les bandes autoagrippantes, retournez le vêtement et n’ajoutez pas d’assouplissant\u00a0: il bouche les membranes et affaiblit la protection contre la flamme.',
          'L’étiquette indique combien de lavages supportent les bandes réfléchissantes. Au-delà, le vêtement tient chaud, mais il n’est plus haute visibilité.',
        ],
        [
          'Séchage et rangement',
          'Suspendez les vêtements mouillés, ne les laissez pas dans le fourgon. La laine préfère l’air à l’eau\u00a0: une nuit dehors vaut mieux qu’un lavage.',
        ],
      ],
    },
    warranty: {
      title: 'Garantie',
      description: 'Ce que nous promettons pour les coutures, les fermetures et le tissu, et comment en bénéficier.',
      lead: 'Tout ce que nous fabriquons est garanti deux ans. Vos droits légaux s’y ajoutent.',
      sections: [
        [
          'Ce qui est couvert',
          'Les coutures qui s’ouvrent, les fermetures qui lâchent, les boutons qui se détachent et le tissu qui se déchire en usage normal, dans les deux ans après la livraison.',
        ],
        [
          'Ce qui ne l’est pas',
          'L’usure, les brûlures, les coupures et les dommages dus à un lavage que l’étiquette n’autorise pas. Nous les réparons aussi, au prix du travail.',
        ],
        [
          'Comment faire',
          'Envoyez-nous une photo du défaut et le numéro de commande. Nous répondons en un jour ouvrable, et nous réparons le vêtement, le remplaçons ou le remboursons.',
        ],
      ],
    },
  },
  cookies: {
    title: 'Cookies',
    description: 'Ce que nous enregistrons dans votre navigateur, et comment vous en décidez.',
    lead: 'Sans votre consentement, nous n’enregistrons que ce dont la boutique a besoin pour fonctionner.',
    groups: [
      [
        'Strictement nécessaires',
        'Ils maintiennent votre connexion et le contenu de votre panier. Ils ne peuvent pas être désactivés.',
      ],
      [
        'Mesure d’audience',
        'Ils comptent les visites, pour que nous voyions quelles pages sont lentes ou difficiles à comprendre.',
      ],
      ['Fonctionnels', 'Ils retiennent vos choix, par exemple l’affichage des prix avec ou sans taxes.'],
      [
        'Publicité ciblée',
        'Ils nous permettent, à nos partenaires et à nous, de vous montrer des publicités en rapport avec votre visite.',
      ],
    ],
    services: [
      'Vidéos et plans d’autres entreprises',
      'Une vidéo de YouTube n’est chargée que si vous autorisez la publicité ciblée ou cliquez pour l’afficher, un plan des rues seulement après un clic. L’autre entreprise voit alors votre adresse réseau et peut enregistrer des données dans votre navigateur. Nous retenons ce clic dans ce navigateur pendant un an, ou jusqu’à votre prochaine réponse à la question sur les cookies.',
    ],
    change: [
      'Modifier ou retirer votre consentement',
      'Vous pouvez changer d’avis à tout moment par le lien en bas de chaque page.',
    ],
  },
  contact: {
    title: 'Contact',
    description: 'Parlez à des gens qui connaissent les vêtements.',
    lead: 'Une question sur une taille, une commande, un logo ou une fermeture qui a lâché\u00a0? Un être humain vous répond.',
    phone: 'Téléphone',
    email: 'E-mail',
    visit: 'Nous rendre visite',
    post: 'Adresse postale',
    hours: 'Heures d’ouverture',
    stores: 'Tous les magasins et revendeurs',
    write: 'Écrivez-nous',
  },
  dealer: {
    'dealer-season': {
      title: 'La saison pour les revendeurs',
      description: 'Ce qui arrive, ce qui s’en va, et quand.',
      lead: 'La gamme d’hiver est en stock à partir de la semaine 36, celle de printemps peut être précommandée à partir de la semaine 44.',
      sections: [
        [
          'Nouveautés',
          'Hang Tight en trois modèles de pantalon, une parka haute visibilité à doublure amovible, des bottes de sécurité en largeurs 10 à 12.',
        ],
        [
          'Fins de série',
          'Les vêtements qui quittent la gamme sont signalés dans la liste et livrés dans la limite des stocks.',
        ],
      ],
    },
    'dealer-orders': {
      title: 'Commander en tant que revendeur',
      description: 'Précommandes, réassort et retours.',
      lead: 'Commandez dans cette boutique à vos prix revendeur, le prix public figure à côté.',
      sections: [
        [
          'Précommande et réassort',
          'Les précommandes sont livrées la semaine convenue. Le réassort commandé avant midi part le jour même.',
        ],
        [
          'Retours',
          'Les emballages non ouverts peuvent être échangés une fois par saison contre d’autres articles de même valeur.',
        ],
      ],
    },
    'dealer-material': {
      title: 'Matériel pour votre magasin',
      description: 'Images, panneaux et textes que vous pouvez utiliser.',
      lead: 'Toutes les images de produits et d’ambiance peuvent être utilisées dans votre magasin et dans votre propre publicité, à condition de citer Yrke.',
      sections: [
        ['Images', 'Après connexion, chaque page de produit propose ses images en résolution d’impression.'],
        [
          'En magasin',
          'Les cintres, les bagues de taille et les panneaux de rayon sont gratuits. Commandez-les avec vos articles.',
        ],
      ],
    },
  },
  general: {
    navs: { shop: 'Boutique', help: 'Aide', about: 'Yrke' },
    sizeGuide: 'Guide des tailles',
    shoeSize: 'Mesurez les deux pieds le soir, quand ils sont les plus grands, et choisissez la pointure du plus long.',
    favourites: 'Favoris',
    declarations: 'Déclarations UE de conformité',
    customerService: 'Service clients',
    companies: 'Service entreprises',
    weekdays: 'Du lundi au vendredi',
    weekend: 'Samedi et dimanche',
    closed: 'fermé',
    box: 'Boîte postale',
    messages: {
      everybody: ['Commandé avant midi, expédié le jour même.', 'Livraison'],
      anonymous: ['Votre entreprise a un compte\u00a0? Connectez-vous pour voir vos prix.', 'Se connecter'],
      signedIn: ['La gamme d’hiver est en stock, à vos prix convenus.', 'Voir la gamme'],
    },
  },
};
