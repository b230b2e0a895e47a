/** Closes a menu when the page changes, even if it was opened before scripts loaded. */
export function closeAt(menu: HTMLDetailsElement | null, page: string): void {
  if (!menu) return;
  if (menu.dataset.page !== undefined && menu.dataset.page !== page) menu.open = false;
  menu.dataset.page = page;
}
