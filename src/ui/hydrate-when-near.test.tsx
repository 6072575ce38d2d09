import { useEffect, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { hydrateWhenNear } from './hydrate-when-near.tsx'

afterEach(() => void (document.body.innerHTML = ''))

/** What the server wrote of a box, to be hydrated; `whenAlive` runs after the commit and before the effects of it. */
async function write(whenAlive: () => void) {
  const pressed = vi.fn()
  function View({ label }: { label: string }) {
    const [isTicked, tick] = useState(false)
    useLayoutEffect(() => queueMicrotask(whenAlive), [])
    const change = () => {
      pressed()
      tick(!isTicked)
    }
    return <input type="checkbox" aria-label={label} checked={isTicked} onChange={change} />
  }
  const makePart = () => hydrateWhenNear('lower', async () => ({ View }), 'View')
  const OnServer = makePart()
  const InBrowser = makePart()
  for (const part of [OnServer, InBrowser]) await part.preload()
  document.body.innerHTML = `<div id="root">${renderToString(<OnServer label="Dermatology" />)}</div>`
  return { pressed, written: box(), InBrowser }
}

const box = () => document.querySelector('input')!

it('counts once what is pressed in the moment in which a part comes to life', async () => {
  const { pressed, written, InBrowser } = await write(() => box().click())
  const root = hydrateRoot(document.getElementById('root')!, <InBrowser label="Dermatology" />)
  await vi.waitFor(() => expect(pressed).toHaveBeenCalled())
  await settled()
  expect(pressed).toHaveBeenCalledOnce()
  expect(box()).toBe(written)
  expect(box().checked).toBe(true)
  root.unmount()
})

it('repeats what is pressed between the page and a part whose code is there', async () => {
  const { pressed, written, InBrowser } = await write(() => {})
  /** Presses once the page is interactive and the part, which is hydrated after it, is not. */
  function Page() {
    useEffect(() => box().click(), [])
    return <InBrowser label="Dermatology" />
  }
  const root = hydrateRoot(document.getElementById('root')!, <Page />)
  await settled()
  expect(pressed).toHaveBeenCalledOnce()
  expect(box()).toBe(written)
  expect(box().checked).toBe(true)
  root.unmount()
})

it('says that a part is interactive once it is, and not on the server', async () => {
  const { InBrowser } = await write(() => {})
  const alive = () => document.querySelector('[data-part="lower"]')!.hasAttribute('data-alive')
  expect(alive()).toBe(false)
  const root = hydrateRoot(document.getElementById('root')!, <InBrowser label="Dermatology" />)
  await vi.waitFor(() => expect(alive()).toBe(true))
  root.unmount()
})

const settled = () => new Promise((resolve) => setTimeout(resolve, 50))
