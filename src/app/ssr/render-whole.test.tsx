// @vitest-environment node
import { lazy, Suspense, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { renderWhole } from './render-whole.ts'

const Named = () => <b id={useId()}>دكتورة ليلى</b>
const Slow = lazy(async () => ({ default: () => <p>slow</p> }))
function Broken(): never {
  throw new TypeError('cannot be drawn')
}

const page = (
  <main>
    <Named />
    <Suspense fallback="left to the browser">
      <Broken />
    </Suspense>
  </main>
)

/** Development says where in React it was. */
const withoutStacks = (html: string) => html.replaceAll(/<template[^>]*>/g, '<template>')

it('writes what the app hydrates, and tells what could not be drawn in it', async () => {
  const failures: unknown[] = []
  const written = await renderWhole(page, (error) => failures.push(error))
  expect(withoutStacks(written)).toBe(withoutStacks(renderToString(page)))
  expect(failures).toEqual([new TypeError('cannot be drawn')])
})

it('tells nothing of a part that is only late', async () => {
  const failures: unknown[] = []
  const written = await renderWhole(
    <Suspense fallback="…">
      <Slow />
    </Suspense>,
    (error) => failures.push(error),
  )
  expect([written.includes('…'), failures]).toEqual([true, []])
})

it('throws where the page itself cannot be drawn, which tells it once', async () => {
  const failures: unknown[] = []
  await expect(renderWhole(<Broken />, (error) => failures.push(error))).rejects.toThrow('cannot be drawn')
  expect(failures).toEqual([])
})
