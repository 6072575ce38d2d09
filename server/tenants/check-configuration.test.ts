import { describe, expect, it } from 'vitest'
import { checkConfiguration } from './check-configuration.ts'
import { liqa } from '#server/db/demo/tenants/liqa'
import { isPlainMark } from './plain-mark.ts'
import { rumman } from '#server/db/demo/tenants/rumman'
import { sadeem } from '#server/db/demo/tenants/sadeem'

const svg = (inside: string) => `<svg viewBox="0 0 32 32">${inside}</svg>`

describe('a tenant’s configuration', () => {
  it.each([liqa, sadeem, rumman])('of a shipped tenant passes', ({ configuration }) => {
    expect(() => checkConfiguration(configuration)).not.toThrow()
  })

  it('is refused with the place of what is wrong', () => {
    const broken = { ...liqa.configuration, theme: { ...liqa.configuration.theme, seed: 'red' } }
    expect(() => checkConfiguration(broken)).toThrow('/theme/seed')
  })

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a handler', svg('<path d="M0 0" onload="alert(1)"/>')],
    ['an address', svg('<image href="https://example.com/a.png"/>')],
    ['a style', svg('<path d="M0 0" style="background:url(https://example.com)"/>')],
    ['a reference as a colour', svg('<path d="M0 0" fill="url(https://example.com#a)"/>')],
    ['text', svg('hello')],
    ['anything after it', `${svg('')}<p></p></svg>`],
    ['something else than a picture', '<p></p>'],
  ])('is refused when its mark holds %s', (_, mark) => {
    expect(isPlainMark(mark)).toBe(false)
    expect(() => checkConfiguration({ ...liqa.configuration, logo_svg: mark })).toThrow('mark')
  })
})
