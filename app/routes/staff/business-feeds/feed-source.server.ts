import type { ImportView } from '#app/components/staff/imports/import-view.ts';
import type { ListSource } from '#app/work/list/load-list.server.ts';
import { listFeeds } from '#modules/business-feed/read-feeds.server.ts';

/** Business feeds, the latest first. */
export const feedSource: ListSource<ImportView, 'started'> = {
  shape: {
    name: 'staff-business-feeds',
    keyKind: 'uuid',
    sorts: [{ name: 'started', kind: 'time', isDescending: true }],
    filters: { show: ['refused'] },
  },
  read: (shop, visit, { filters, part }) => listFeeds(shop, visit, { onlyRefused: filters.show === 'refused', part }),
};
