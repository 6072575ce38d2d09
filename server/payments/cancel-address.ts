/** In the address to which the app wants its patients back: they come from the page on which they paid, so that a bank may have to answer. */
const fromProvider = 'back'

/** Where a patient goes who leaves the provider's page without paying: no bank was asked, and they choose how to pay. */
export function cancelAddressOf(returnUrl: string): string {
  const address = new URL(returnUrl)
  address.searchParams.delete(fromProvider)
  return address.href
}
