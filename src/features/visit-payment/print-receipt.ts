/** Prints the receipt of the page by itself; browsers save it as a file by the same dialog. */
export function printReceipt(): void {
  const { dataset } = document.documentElement
  dataset.print = 'receipt'
  window.addEventListener('afterprint', () => delete dataset.print, { once: true })
  window.print()
}
