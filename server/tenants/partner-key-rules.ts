import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto'
import type { ClientConfiguration, PartnerKey } from '#contract/tenant'
import { wrong, type ConfigurationIssue } from './configuration-issue.ts'

/** What a key must be for the algorithm that it signs with. */
const fitting: Record<PartnerKey['alg'], (key: KeyObject) => boolean> = {
  ES256: ({ asymmetricKeyType: type, asymmetricKeyDetails: details }) =>
    type === 'ec' && details?.namedCurve === 'prime256v1',
  EdDSA: ({ asymmetricKeyType: type }) => type === 'ed25519',
  RS256: isLongRsa,
  PS256: isLongRsa,
}

/** Issues of the keys that a partner signs its members in with: each must be a public key of its algorithm, under a name of its own. */
export function partnerKeyIssues({ partner_sign_in }: ClientConfiguration): ConfigurationIssue[] {
  const keys = partner_sign_in?.keys ?? []
  return keys.flatMap((key, i) => {
    const path = `/partner_sign_in/keys/${i}`
    if ('d' in key) return [wrong(path, 'privateKey')]
    return [
      ...(keys.findIndex(({ kid }) => kid === key.kid) < i ? [wrong(`${path}/kid`, 'twice', { name: key.kid })] : []),
      ...(isPublicKey(key) ? [] : [wrong(path, 'wrongKey', { alg: key.alg })]),
    ]
  })
}

function isPublicKey(key: PartnerKey): boolean {
  try {
    return fitting[key.alg](createPublicKey({ key: key as JsonWebKey, format: 'jwk' }))
  } catch {
    return false
  }
}

function isLongRsa({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): boolean {
  return type === 'rsa' && (details?.modulusLength ?? 0) >= 2048
}
