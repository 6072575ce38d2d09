import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pairs } from './pairs.ts'

const root = join(import.meta.dirname, '..')
const styles = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** The innermost objects of a style sheet: declarations that hold together. */
const rules = styles.flatMap(({ file, text }) =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map(([, declarations = '']) => ({ file, declarations })),
)
const colorIn = (declarations: string, property: RegExp) =>
  new RegExp(`(?<![\\w-])${property.source}: vars\\.color\\.(\\w+)`).exec(declarations)?.[1]

const listed = (text: string, ground?: string) =>
  pairs.some(([each, on]) => each === text && (ground === undefined || on === ground))

describe('the pairs whose contrast is kept', () => {
  it('hold every colour the app writes with [T02]', () => {
    const unlisted = rules.flatMap(({ file, declarations }) => {
      const text = colorIn(declarations, /color/)
      return text && !listed(text) ? [`${file}: ${text}`] : []
    })
    expect(styles.length).toBeGreaterThan(20)
    expect(unlisted).toEqual([])
  })

  it('hold every text and ground that one rule sets together [T02]', () => {
    const unlisted = rules.flatMap(({ file, declarations }) => {
      const [text, ground] = [colorIn(declarations, /color/), colorIn(declarations, /background(?:Color)?/)]
      return text && ground && !listed(text, ground) ? [`${file}: ${text} on ${ground}`] : []
    })
    expect(unlisted).toEqual([])
  })
})
