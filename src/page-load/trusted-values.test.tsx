import { describe, expect, it } from 'vitest'
import { trusted } from './trusted-values.ts'

describe('what the browser may be handed', () => {
  it('is a mark that draws and does nothing else', () => {
    const mark = '<svg viewBox="0 0 8 8"><title>On</title><path d="M0 0h8v8z" fill="currentColor"/></svg>'
    expect(trusted.mark(mark)).toBe(mark)
  })

  it.each([
    '<svg onload="alert(1)"></svg>',
    '<svg viewBox="0 0 8 8"><script>alert(1)</script></svg>',
    '<svg viewBox="0 0 8 8"><a href="javascript:alert(1)"><path d="M0 0"/></a></svg>',
    '<svg viewBox="0 0 8 8"><foreignObject><b>hello</b></foreignObject></svg>',
    '<svg viewBox="0 0 8 8"><use xlink:href="/other.svg#a"/></svg>',
    '<img src=x onerror=alert(1)>',
  ])('is not %s', (mark) => expect(trusted.mark(mark)).toBe(''))

  it('is structured data that is JSON', () => {
    expect(trusted.data('{"@type":"Physician"}')).toBe('{"@type":"Physician"}')
    expect(() => trusted.data('alert(1)')).toThrow(SyntaxError)
  })

  it('is the address of one of our workers', () => {
    expect(trusted.worker('/care/push.js?key=sadeem')).toBe('/care/push.js?key=sadeem')
    for (const address of ['https://elsewhere.example/sw.js', '/uploads/evil.js', '//elsewhere.example/sw.js'])
      expect(() => trusted.worker(address)).toThrow(TypeError)
  })
})
