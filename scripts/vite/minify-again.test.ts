import { parseAst, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import { minifyAgain } from './minify-again.ts'

async function minified(code: string, name = 'vendor'): Promise<string> {
  const file = { type: 'chunk', name, code }
  const { generateBundle } = minifyAgain() as Plugin & {
    generateBundle: { handler: (this: { parse: typeof parseAst }, options: object, bundle: object) => Promise<void> }
  }
  await generateBundle.handler.call({ parse: parseAst }, {}, { file })
  return file.code
}

it('leaves the functions of CommonJS modules in parentheses, so that they are compiled with their file, and no others', async () => {
  const code = await minified(`
    import { c as wrap } from './rolldown-runtime-a1.js'
    import { memo } from './parts-b2.js'
    const one = wrap((exports) => { exports.answer = Math.random() })
    const two = wrap((exports, module) => { module.exports = one() })
    const later = memo((props) => { return props.title + props.text })
    export { later }
    export const found = [two()].map((module) => { return [module, () => { return module }] })
  `)
  expect(code).toMatch(/=\w+\(\(\w+=>\{\w+\.answer=Math\.random\(\)\}\)\)/)
  expect(code).toMatch(/=\w+\(\(\(\w+,\w+\)=>\{/)
  expect(code).not.toMatch(/map\(\(/)
  expect(code).toMatch(/=\w+\(\w+=>\w+\.title/)
  expect(() => parseAst(code)).not.toThrow()
})

it('leaves what is opened on demand as it is', async () => {
  const code = 'export const  answer = 42'
  expect(await minified(code, 'place-map')).toBe(code)
})
