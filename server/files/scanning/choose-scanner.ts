import type { Config } from '#server/config'
import { scanByClamd } from './clamd.ts'
import { scanByWebhook } from './webhook.ts'

/** Finds viruses in bytes. Rejects where it could not look. */
type Scan = (bytes: Buffer) => Promise<'clean' | 'infected'>

/** The virus scanner of the settings: a clamd, or a webhook; undefined without one. */
export function chooseScanner({ fileScannerUrl }: Pick<Config, 'fileScannerUrl'>): Scan | undefined {
  if (fileScannerUrl === undefined) return undefined
  const address = new URL(fileScannerUrl)
  if (address.protocol !== 'clamd:') return (bytes) => scanByWebhook(address, bytes)
  const host = address.hostname.replace(/^\[|\]$/g, '')
  return (bytes) => scanByClamd({ host, port: Number(address.port || 3310) }, bytes)
}
