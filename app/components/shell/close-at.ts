/** A menu belongs to the page it was opened on, also before scripts were there: it closes when another page comes. */
export function closeAt(menu: HTMLDetailsElement | null, page: string): void {
  if (!menu) return;
  if (menu.dataset.page !== undefined && menu.dataset.page !== page) menu.open = false;
  menu.dataset.page = page;
}
