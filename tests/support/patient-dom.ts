import * as fakeIndexedDb from 'fake-indexeddb'
import { configure } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import { afterAll, vi } from 'vitest'
import { emptyStores } from './empty-stores.ts'

/** A page's lazy parts are compiled when the first test of a file shows it, which takes seconds beside other work. */
configure({ asyncUtilTimeout: 10_000 })

const inPage = typeof document !== 'undefined'

// By name for every file: what a module does as it is loaded, it does once in a process.
for (const [name, value] of Object.entries(fakeIndexedDb))
  if (inPage && /^(?:indexedDB|IDB)/.test(name))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })

// Files share modules and the page of their process: the next one begins as on a device that was never used.
afterAll(async () => {
  if (!inPage) return
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  onlineManager.setOnline(true)
  for (const part of [document.head, document.body]) part.replaceChildren()
  for (const part of [document.documentElement, document.body])
    for (const name of part.getAttributeNames()) part.removeAttribute(name)
  window.history.replaceState(null, '', '/')
  for (const storage of [localStorage, sessionStorage]) storage.clear()
  for (const name of document.cookie.split(/=[^;]*(?:; )?/)) document.cookie = `${name}=; Max-Age=0; Path=/`
  await emptyStores()
})
