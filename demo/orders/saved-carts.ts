/** Saved carts of people, in their own words. */
export const demoCarts: readonly { owner: string; name: string; description: string; daysAgo: number }[] = [
  { owner: 'vera.sundberg@hamnvik.example', name: 'Nyanställda', description: 'Första uppsättningen', daysAgo: 12 },
  { owner: 'vera.sundberg@hamnvik.example', name: 'Vinter 2026', description: '', daysAgo: 40 },
  { owner: 'nils.kajander@hamnvik.example', name: 'Svetskläder', description: 'Fråga Ture först', daysAgo: 5 },
  { owner: 'elin.sjovik@home.example', name: 'Till stugan', description: '', daysAgo: 20 },
  { owner: 'birgit.ahlersdorf@moorbruecken.example', name: 'Frühjahr', description: 'Werkstatt', daysAgo: 9 },
  { owner: 'emma.hartwell@home.example', name: 'Garden', description: '', daysAgo: 33 },
];
