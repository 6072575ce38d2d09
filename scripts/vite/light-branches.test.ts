import { parseAst } from 'vite'
import { expect, it, vi } from 'vitest'
import { lightBranches } from './light-branches.ts'

const { transform } = lightBranches() as unknown as {
  transform: { filter: { id: RegExp }; handler: (this: object, code: string, id: string) => { code: string } | null }
}
const error = vi.fn((message: string) => {
  throw new Error(message)
})
const lighten = (code: string) =>
  transform.handler.call(
    { parse: parseAst, error },
    code,
    '/node_modules/@tanstack/react-router/dist/esm/CatchBoundary.js',
  )?.code

it('gives what a library never needs the body that it has in the page, and leaves the rest', () => {
  expect(
    lighten('class A { a() { return 1 } }\nfunction ErrorComponent({ error }) { return error }\nexport { A }'),
  ).toBe('class A { a() { return 1 } }\nfunction ErrorComponent({ error }) { return null }\nexport { A }')
})

it('stops the build where the library has no such part any more', () => {
  expect(() => lighten('export const a = 1')).toThrow('has no ErrorComponent any more')
})
