import { afterEach, expect, it, vi } from 'vitest'
import { belowFoldId, rememberPresses, replayPress, whenNear } from './when-near.ts'

let come: (isIntersecting: boolean) => void = () => {}
class Observer {
  constructor(hear: (entries: { isIntersecting: boolean }[]) => void) {
    come = (isIntersecting) => hear([{ isIntersecting }])
  }
  observe() {}
  disconnect() {}
}

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

function standing() {
  vi.stubGlobal('IntersectionObserver', Observer)
  document.body.innerHTML = `<div id="${belowFoldId}"><button type="button">Install</button></div>`
  const button = document.querySelector('button')!
  const near = vi.fn()
  void whenNear().then(near)
  rememberPresses()
  return { button, near }
}

it('waits until the part comes near', async () => {
  const { near } = standing()
  come(false)
  await Promise.resolve()
  expect(near).not.toHaveBeenCalled()
  come(true)
  await vi.waitFor(() => expect(near).toHaveBeenCalledOnce())
})

it('does not wait for what is not in the document', async () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  await expect(whenNear()).resolves.toBeUndefined()
})

it('presses again, once, what was pressed before it did anything', () => {
  const { button } = standing()
  button.click()
  const heard = vi.fn()
  button.addEventListener('click', heard)
  replayPress()()
  expect(heard).toHaveBeenCalledOnce()
  replayPress()()
  expect(heard).toHaveBeenCalledOnce()
})

it('does not press again what is heard yet', () => {
  const { button } = standing()
  const heard = vi.fn()
  button.addEventListener('click', () => {
    replayPress()()
    heard()
  })
  button.click()
  expect(heard).toHaveBeenCalledOnce()
})
