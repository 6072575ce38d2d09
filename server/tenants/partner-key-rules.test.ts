import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { PartnerKey } from '#contract/tenant'
import { liqa } from '#server/demo/tenants/liqa'
import { configurationIssues } from './check-configuration.ts'

const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const edwards = generateKeyPairSync('ed25519')
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const shortRsa = generateKeyPairSync('rsa', { modulusLength: 1024 })
const toKey = (key: KeyObject, kid: string, alg: PartnerKey['alg']) =>
  ({ ...key.export({ format: 'jwk' }), kid, alg }) as PartnerKey

const issuesOf = (...keys: PartnerKey[]) =>
  configurationIssues(
    { ...liqa.configuration, partner_sign_in: { issuer: 'https://members.example', keys } },
    new Map(),
  )
    .filter(({ path }) => path.startsWith('/partner_sign_in'))
    .map(({ path, message }) => [path.replace('/partner_sign_in', ''), message])

describe('the keys that a partner signs its members in with', () => {
  it('may be of each kind, several at a time', () => {
    const keys = [
      toKey(ec.publicKey, 'a', 'ES256'),
      toKey(edwards.publicKey, 'b', 'EdDSA'),
      toKey(rsa.publicKey, 'c', 'RS256'),
      toKey(rsa.publicKey, 'd', 'PS256'),
    ]
    expect(issuesOf(...keys)).toEqual([])
  })

  it('are never the private ones, whatever their kind', () => {
    for (const [pair, alg] of [
      [ec, 'ES256'],
      [rsa, 'RS256'],
    ] as const) {
      const messages = issuesOf(toKey(pair.privateKey, 'a', alg)).map(([, message]) => message)
      expect(messages).toContainEqual(expect.stringContaining('is a private key'))
    }
  })

  it.each<[what: string, key: PartnerKey]>([
    ['of another algorithm', toKey(ec.publicKey, 'a', 'EdDSA')],
    ['too short', toKey(shortRsa.publicKey, 'a', 'RS256')],
    ['without a part of it', { kid: 'a', kty: 'EC', alg: 'ES256', crv: 'P-256', x: 'AAAA' }],
  ])('are refused where they are %s', (_, key) => {
    expect(issuesOf(key)).toEqual([
      ['/keys/0', `is no public key for ${key.alg}: EC on P-256, Ed25519, or RSA of at least 2048 bits`],
    ])
  })

  it('have each a name of its own', () => {
    expect(issuesOf(toKey(ec.publicKey, 'a', 'ES256'), toKey(rsa.publicKey, 'a', 'PS256'))).toEqual([
      ['/keys/1/kid', '"a" is there twice'],
    ])
  })
})
