/** Where the pages of providers are, beside our own server's. */
const providers: readonly string[] = ['https://checkout.stripe.com']

/** The address of a provider's page, or undefined where it leads anywhere else: the platform may be another's. */
export function toProviderAddress(address: string, ownOrigin: string): string | undefined {
  if (!URL.canParse(address, ownOrigin)) return undefined
  const { origin, href } = new URL(address, ownOrigin)
  return origin === ownOrigin || providers.includes(origin) ? href : undefined
}
