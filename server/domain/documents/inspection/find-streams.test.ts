import { describe, expect, it } from 'vitest'
import { findStreams, mostStreams } from './find-streams.ts'

function startsIn(text: string) {
  const next = findStreams(Buffer.from(text, 'latin1'))
  const starts: { word: number; data: number }[] = []
  for (let start = next(0); start; start = next(start.data)) starts.push(start)
  return starts
}

describe('streams of a PDF', () => {
  it('begin behind the end of a dictionary, whatever white space is between, and their bytes behind the end of the line', () => {
    expect(startsIn('<<>>stream\nx')).toEqual([{ word: 4, data: 11 }])
    expect(startsIn('<<>> \t\0\f\r\nstream\r\nx')).toEqual([{ word: 10, data: 18 }])
    expect(startsIn('stream <<>>\nstream\nxyz\nendstream')).toEqual([{ word: 12, data: 19 }])
  })

  it('are none of the words that stand elsewhere, of which there may be any number', () => {
    expect(startsIn('stream#41'.repeat(mostStreams + 1))).toEqual([])
    expect(startsIn('>> endstream > stream >>x stream')).toEqual([])
  })

  it('are looked for from where it is asked, each once', () => {
    const next = findStreams(Buffer.from('>>stream\n>>stream\n>>stream\n'))
    expect([next(1)?.word, next(18)?.word, next(27)]).toEqual([2, 20, undefined])
  })

  it('are too many beyond fifty thousand', () => {
    expect(startsIn('>>stream\n'.repeat(mostStreams))).toHaveLength(50_000)
    expect(() => startsIn('>>stream\n'.repeat(mostStreams + 1))).toThrow(
      expect.objectContaining({ code: 'file_refused', details: { reason: 'broken' } }),
    )
  })
})
