import { expect, it } from 'vitest'
import { readHost } from './host-name.ts'

it.each([
  ['care.example', 'care.example', undefined],
  ['Care.Example.:8443', 'care.example', 8443],
  ['localhost:8080', 'localhost', 8080],
  ['localhost:1', 'localhost', 1],
  ['localhost:65535', 'localhost', 65_535],
  [`${'a.'.repeat(126)}a`, `${'a.'.repeat(126)}a`, undefined],
  ['192.0.2.7:80', '192.0.2.7', 80],
  ['[2001:DB8::1]', '[2001:db8::1]', undefined],
  ['[::1]:8080', '[::1]', 8080],
  ['my_host', 'my_host', undefined],
  ['xn--mgbh0fb.example', 'xn--mgbh0fb.example', undefined],
])('%s is a host', (text, name, port) => {
  expect(readHost(text)).toEqual({ name, port })
})

it.each([
  '',
  '.',
  'a..b',
  '-a.example',
  'a.example:',
  'a.example:0',
  'a.example:99999',
  'a.example:65536',
  'a.example:080808',
  'a.example:x80',
  'a.example:80x',
  'x::1]',
  '[::1',
  `${'a.'.repeat(127)}a`,
  'a.example:8 0',
  'a:b:80',
  'user@care.example',
  'care.example/path',
  'care.example?x',
  'a b',
  '<script>',
  '::1',
  '[zz]:80',
  '[::1]x',
  '\u00e9.example',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(130)}example`,
])('%s is none', (text) => {
  expect(readHost(text)).toBeUndefined()
})
