import { describe, expect, it } from 'vitest'
import { createTrust, readForwardedAddress, readTrustedProxies } from './trusted-proxies.ts'

describe('proxies that are trusted', () => {
  it.each([
    ['', 0],
    ['false', 0],
    ['0', 0],
    ['2', 2],
    ['10.1.2.3', ['10.1.2.3']],
    ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
    ['16', 16],
    ['loopback', ['127.0.0.0/8', '::1/128']],
    ['10.1.2.3, LinkLocal', ['10.1.2.3', '169.254.0.0/16', 'fe80::/10']],
    ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
  ])('are read from %j', (text, proxies) => {
    expect(readTrustedProxies(text)).toEqual(proxies)
  })

  it.each([
    'true',
    'yes',
    '-1',
    '17',
    '1.5',
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    '10.0/8',
    '10.0.0.0/',
    '10.0.0.0/x8',
    '10.0.0.0/8x',
    '10.1.2.3, somebody',
  ])('are not %s', (text) => {
    expect(readTrustedProxies(text)).toBeUndefined()
  })

  it('are counted from this server on', () => {
    const trust = createTrust(2)
    expect([0, 1, 2].map((hop) => trust('192.0.2.1', hop))).toEqual([true, true, false])
    expect(createTrust(0)('127.0.0.1', 0)).toBe(false)
  })

  it('are known by their network, however the address is written', () => {
    const trust = createTrust(['10.0.0.0/8', 'fd00:1::/32', '192.0.2.7'])
    const trusted = ['10.255.0.1', '::ffff:10.0.0.1', 'fd00:1:0:0::5', '192.0.2.7']
    const strange = ['11.0.0.1', '::ffff:11.0.0.1', 'fd00:2::5', '192.0.2.8', '10.1', 'unknown', '']
    expect([...trusted, ...strange].map((address) => trust(address, 0))).toEqual([
      ...trusted.map(() => true),
      ...strange.map(() => false),
    ])
  })
})

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['x[2001:db8::1]:443', undefined],
  ['[2001:db8::1]:443x', undefined],
  ['x192.0.2.7:4711', undefined],
  ['192.0.2.7:4711x', undefined],
  ['unknown', undefined],
  ['127.1', undefined],
  ['192.0.2.7:', undefined],
  ['192.0.2.7 ', undefined],
  ['[192.0.2.7', undefined],
  ['<script>', undefined],
  ['', undefined],
])('a forwarded %j is %j', (text, address) => {
  expect(readForwardedAddress(text)).toBe(address)
})
