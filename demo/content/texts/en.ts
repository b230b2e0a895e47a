import type { SiteTexts } from '../site-texts.ts';

export const en: SiteTexts = {
  scenes: {
    'building-site': 'A building site at dawn: cranes, scaffolding and two people in hi-vis',
    'winter-road': 'A snowy forest road before sunrise, a person in hi-vis and a vehicle with its lights on',
    harbour: 'A container port in morning mist with two people on the quay',
    workshop: 'A workshop bench with hand tools on the wall and a work jacket on its hook',
    kitchen: 'A cook at the stove of a restaurant kitchen, seen from behind',
    'store-front': 'The lit window of a Yrke store in the evening',
    'wind-farm': 'Wind turbines and power lines at dusk, a van and two fitters below',
  },
  front: {
    title: 'Workwear for the trades',
    description: 'Trousers, jackets, shoes and protective clothing for people who work with their hands.',
    headline: 'Dressed before the day begins',
    intro: 'Clothes that take kneeling, lifting and weather, in sizes that fit the person and not the average.',
    shop: 'See all workwear',
    promises: [
      ['Sent the same day', 'What is in stock and ordered before noon leaves our warehouse that afternoon.'],
      [
        'Your logo on it',
        'Embroidery, print and name tags are added before we pack, piece by piece or for the whole crew.',
      ],
      [
        'Mended, not binned',
        'Zips, knees and hems: send a garment back and we repair it for as long as the cloth holds.',
      ],
    ],
    categories: 'What do you need?',
    allProducts: 'All products',
    bestSellers: ['What others buy', 'The garments that were ordered most in the last month.'],
    story: {
      heading: 'It started with a pair of knees',
      paragraphs: [
        'In 1986 a floor layer in Sundsvall was tired of trousers that gave out at the knee. He cut a pair of his own, with pockets for pads on the outside. We have been improving on them ever since.',
        'Every new garment spends a season with people who use it for work before we sell it. What does not hold goes back to the cutting table.',
      ],
      action: 'More about us',
    },
    facts: ['first trousers sewn', 'countries we deliver to', 'years of spare parts'],
    dealers: {
      heading: 'Try it on before you buy',
      text: 'In our stores and at our dealers you find the right size, have a logo sewn on, and collect what you ordered.',
      action: 'Find a store',
    },
  },
  hangtight: {
    description: 'Holster pockets, tool vests and belts that keep your tools where your hand expects them.',
    headline: 'Tools that stay put',
    text: 'Holster pockets, vests and belts that carry the weight on your hips and keep the hammer where your hand looks for it.',
    open: 'See Hang Tight',
    see: 'To the garments',
    why: {
      heading: 'Four kilos, all day',
      paragraphs: [
        'That is what an average carpenter carries in nails, tools and a phone. Hung in the wrong place it pulls at the back and at the waistband.',
        'So the Hang Tight pockets sit on their own yoke, sewn with three rows and riveted at the corners. The load goes to the hips, and the trousers stay up.',
      ],
    },
    cards: [
      [
        'Holsters that fold away',
        'Tuck them into the front pocket when you are indoors and do not want to scratch anything.',
      ],
      ['A loop for every hammer', 'Wide enough for a framing hammer, stiff enough to be found without looking.'],
      ['Vests for ladders', 'Everything above the belt, so that nothing catches when you climb.'],
    ],
  },
  pages: {
    about: {
      title: 'About Yrke',
      description: 'Who makes the clothes, and how.',
      lead: 'We make clothes for people who wear them out. That is meant as a compliment.',
      sections: [
        [
          'From one pair of trousers',
          'Yrke began in 1986 in a sail loft in Sundsvall, with one sewing machine and a floor layer who wanted better knees. Today we sell trousers, jackets, shoes and protective clothing in 23 countries.',
          'The name is the Swedish word for a trade. We have kept it because it says what we are for.',
        ],
        [
          'Tested at work',
          'Before a garment is sold it is worn for a season by roofers, electricians, cooks and fitters. They are paid for being blunt.',
          'We change seams, pockets and sizes until the complaints stop. About one design in three never gets that far.',
        ],
        [
          'For companies and for everyone',
          'Companies order for their crews with agreed prices, logos and approval. Private customers buy the same garments, at the same counter.',
        ],
      ],
    },
    sustainability: {
      title: 'Sustainability',
      description: 'How we make clothes last, and what happens to them afterwards.',
      lead: 'The garment that need not be made is the one that does least harm. So we build for years, and mend.',
      sections: [
        [
          'Made to be mended',
          'Knee pockets, zips and reflective tape wear out first. They are sewn so that they can be replaced, and we keep spare parts for five years after a garment has left the range.',
        ],
        [
          'Cloth we can account for',
          'We know the weaving mill of every fabric and the factory of every garment, and we visit them. Cotton, wool and polyester come with papers that our customers may ask to see.',
        ],
        [
          'When it is over',
          'Bring worn-out clothes to one of our stores. What is whole is passed on, what is not becomes filling or cleaning cloth. Company logos are cut out first.',
        ],
      ],
    },
    'delivery-and-returns': {
      title: 'Delivery and returns',
      description: 'When your order arrives, what freight costs and how to send something back.',
      lead: 'You see the day of delivery and the freight before you pay. Nothing is added afterwards.',
      sections: [
        [
          'Delivery',
          'Goods in stock that are ordered before noon leave us the same day. The checkout shows when they reach you, and each product page when something that is sold out comes back.',
          'Garments with a logo or a name take three to five working days longer.',
        ],
        [
          'Returns',
          'Unused goods can be sent back within 30 days. Put the slip from the parcel in the box and hand it in at a collection point or in one of our stores.',
          'Garments with a logo, a name or shortened legs were made for you and cannot be returned unless something is wrong with them.',
        ],
        [
          'Something is wrong',
          'Send us a picture of the fault and the order number. We answer within one working day, with a new garment, a repair or the money back.',
        ],
      ],
    },
    terms: {
      title: 'Terms of purchase',
      description: 'What applies when you buy from us.',
      lead: 'Short, because you have other things to do. If a law protects you better than these terms, the law applies.',
      sections: [
        ['Order', 'Your order is an offer. The purchase is agreed when we confirm it by e-mail.'],
        [
          'Prices and payment',
          'The price is the one shown when you order. Private customers pay by card, companies with an account against invoice after 30 days.',
        ],
        ['Delivery', 'We bear the risk until the parcel has been handed to you. If we are late, you may cancel.'],
        [
          'Right to change your mind',
          'You may return unused goods within 30 days without giving a reason. We refund what you paid, delivery included, within 14 days.',
        ],
        [
          'Faults',
          'Report a fault within a reasonable time after you noticed it. We repair, replace or refund, in that order.',
        ],
        [
          'Disputes',
          'Talk to us first. If we do not agree, the consumer board or court of the country you live in decides.',
        ],
      ],
    },
    privacy: {
      title: 'Privacy',
      description: 'Which of your data we keep, why, and for how long.',
      lead: 'We keep what an order needs, and as little else as we can.',
      sections: [
        [
          'What we keep',
          'Name, address, e-mail, telephone number and what you have ordered. For companies also who may order, and sizes if somebody has entered them.',
        ],
        [
          'Why',
          'To deliver, to handle complaints and to meet the bookkeeping laws. We write to you about other things only if you have asked us to.',
        ],
        [
          'How long',
          'Orders for as long as bookkeeping demands, accounts until you close them, sizes until you delete them.',
        ],
        [
          'What we count',
          'How often pages, searches, products and carts are opened, by hour and country. We count without cookies, and nothing of it says who you are. We also count which words are searched for and whether a result is opened, and how fast pages load. Words that look like an address or a number of a person are not stored.',
        ],
        [
          'Your rights',
          'You may see, correct, take with you and delete what we have about you. Write to privacy@yrke.example; we answer within 30 days.',
        ],
      ],
    },
    'size-and-care': {
      title: 'Size and care',
      description: 'How to measure, and how to wash without ruining what the garment is for.',
      lead: 'Ten minutes with a tape measure save a parcel back and forth.',
      sections: [
        [
          'Measure yourself',
          'Chest at the widest place, waist where the trousers sit, hips at the widest place, inside leg from crotch to floor without shoes. Measure over what you wear underneath.',
        ],
        [
          'Between two sizes',
          'Take the larger for outer layers and for anything you kneel in, the smaller for stretch and base layers.',
        ],
        [
          'Washing',
          'Close zips and hook-and-loop, turn the garment inside out and leave out the softener: it clogs membranes and weakens flame protection.',
          'The label says how many washes reflective tape stands. After that the garment is warm, but no longer hi-vis.',
        ],
        [
          'Drying and storing',
          'Hang up wet clothes, do not leave them in the van. Wool wants air rather than water; a night outdoors does more than a wash.',
        ],
      ],
    },
    warranty: {
      title: 'Warranty',
      description: 'What we promise about seams, zips and cloth, and how to make use of it.',
      lead: 'You have a warranty of two years on everything we make. Your rights by law come on top of it.',
      sections: [
        [
          'What is covered',
          'Seams that open, zips that fail, buttons that come off and cloth that tears in normal work, within two years of delivery.',
        ],
        [
          'What is not covered',
          'Wear, burns, cuts, and damage by washing that the label does not allow. We mend these too, for the price of the work.',
        ],
        [
          'How to claim',
          'Send us a picture of the fault and the order number. We answer within one working day, and repair the garment, replace it or give the money back.',
        ],
      ],
    },
  },
  cookies: {
    title: 'Cookies',
    description: 'What we store in your browser, and how you decide.',
    lead: 'Without your consent we store only what the shop needs in order to work.',
    groups: [
      ['Strictly necessary', 'Keep you signed in and your cart together. They cannot be switched off.'],
      ['Performance', 'Count visits, so that we see which pages are slow or hard to understand.'],
      ['Functional', 'Remember what you chose, such as prices with or without VAT.'],
      ['Targeting', 'Let us and our partners show you advertisements that have to do with your visit.'],
    ],
    services: [
      'Films and maps from others',
      'A film from YouTube is loaded only after you allow targeting or click to show it, and a street map only after you click. The other company then sees your network address and may store something in your browser. We remember your click in this browser for a year, or until you answer the cookie question again.',
    ],
    change: ['Change your mind', 'You may change your choice at any time through the link at the foot of every page.'],
  },
  contact: {
    title: 'Contact',
    description: 'Talk to people who know the clothes.',
    lead: 'Ask about sizes, orders, logos or a zip that has given up. A person answers.',
    phone: 'Telephone',
    email: 'E-mail',
    visit: 'Visit us',
    post: 'Postal address',
    hours: 'Opening hours',
    stores: 'All stores and dealers',
    write: 'Write to us',
  },
  dealer: {
    'dealer-season': {
      title: 'The season for dealers',
      description: 'What is new, what is leaving, and when.',
      lead: 'The winter range is in stock from week 36, the spring range can be pre-ordered from week 44.',
      sections: [
        [
          'New',
          'Hang Tight in three trouser models, a hi-vis parka with a detachable lining, safety boots in widths 10 to 12.',
        ],
        ['Leaving', 'Garments that are leaving the range are marked in the list and are delivered while stocks last.'],
      ],
    },
    'dealer-orders': {
      title: 'Ordering as a dealer',
      description: 'Pre-orders, restocking and returns.',
      lead: 'Order in this shop with your dealer prices; the market price stands beside them.',
      sections: [
        [
          'Pre-order and restock',
          'Pre-orders are delivered in the agreed week. Restocking orders placed before noon leave the same day.',
        ],
        ['Returns', 'Unopened packs can be exchanged once per season, against the same value in other goods.'],
      ],
    },
    'dealer-material': {
      title: 'Material for your store',
      description: 'Pictures, signs and texts you may use.',
      lead: 'All product pictures and scenes may be used in your store and in your own advertising, as long as Yrke is named.',
      sections: [
        ['Pictures', 'Each product page offers its pictures in print resolution once you are signed in.'],
        [
          'In the store',
          'Hangers, size rings and shelf signs are free of charge. Order them together with your goods.',
        ],
      ],
    },
  },
  general: {
    navs: { shop: 'Shop', help: 'Help', about: 'Yrke' },
    sizeGuide: 'Size guide',
    shoeSize: 'Measure both feet in the evening, when they are largest, and choose the size of the longer one.',
    favourites: 'Favourites',
    declarations: 'EU declarations of conformity',
    customerService: 'Customer service',
    companies: 'Company sales',
    weekdays: 'Monday to Friday',
    weekend: 'Saturday and Sunday',
    closed: 'closed',
    box: 'PO Box',
    messages: {
      everybody: ['Ordered before noon, sent the same day.', 'Delivery'],
      anonymous: ['Does your company have an account? Sign in to see your prices.', 'Sign in'],
      signedIn: ['The winter range is in stock, at your agreed prices.', 'See the range'],
    },
  },
};
