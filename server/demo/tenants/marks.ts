/** Logos of the shipped tenants, drawn in the text colour and the accent. */
export const liqaMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M5 4h6v17.5h9v6H5z" fill="currentColor"/><rect x="16" y="4" width="11" height="6" rx="3" fill="var(--tenant-color-accent)"/><rect x="16" y="12.7" width="7" height="6" rx="3" fill="currentColor" opacity=".55"/></svg>'

export const sadeemMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M16 2 28 7v9c0 7-5 11.5-12 14C9 27.5 4 23 4 16V7z" fill="var(--tenant-color-accent)"/><path d="M16 8l1.9 5.6L23.5 16l-5.6 1.9L16 24l-1.9-6.1L8.5 16l5.6-2.4z" fill="#122046"/></svg>'

export const rummanMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="18.5" r="11.5" fill="currentColor"/><path d="M12.2 8.5 11 2.5l3 2 2-3 2 3 3-2-1.2 6z" fill="currentColor"/><g fill="var(--tenant-color-surface)"><circle cx="16" cy="14.5" r="2"/><circle cx="12" cy="18" r="2"/><circle cx="20" cy="18" r="2"/><circle cx="14" cy="22.5" r="2"/><circle cx="18" cy="22.5" r="2"/></g></svg>'
