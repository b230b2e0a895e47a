import type { ImportView } from '#app/components/staff/imports/import-view.ts';
import type { ListSource } from '#app/work/list/load-list.server.ts';
import { listImports } from '#modules/catalogue/list-imports.server.ts';

/** Imports of the catalogue, the latest first. */
export const importSource: ListSource<ImportView, 'started'> = {
  shape: {
    name: 'staff-imports',
    keyKind: 'uuid',
    sorts: [{ name: 'started', kind: 'time', isDescending: true }],
    filters: { show: ['refused'] },
  },
  read: (shop, visit, { filters, part }) => listImports(shop, visit, { onlyRefused: filters.show === 'refused', part }),
};
