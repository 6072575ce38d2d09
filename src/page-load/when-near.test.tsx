import { afterEach, expect, it, vi } from 'vitest'
import {
  forgetPresses,
  type Press,
  rememberPresses,
  replayPresses,
  takePresses,
  whenNear,
  writtenPart,
} from './when-near.ts'

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
  for (const name of ['lower', 'upper']) forgetPresses(name)
  document.body.innerHTML = ''
})

function standing() {
  vi.stubGlobal('IntersectionObserver', Observer)
  document.body.innerHTML = ['lower', 'upper']
    .map((name) => `<div data-part="${name}"><p><button type="button">Install ${name}</button></p></div>`)
    .join('')
  const [button, other] = document.querySelectorAll('button')
  const near = vi.fn()
  void whenNear(writtenPart('lower')).then(near)
  rememberPresses('lower')
  return { button: button!, other: other!, near }
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
  await expect(whenNear(writtenPart('lower'))).resolves.toBeUndefined()
})

it('presses again, once, what was pressed before it did anything', async () => {
  const { button } = standing()
  button.click()
  const heard = vi.fn()
  button.addEventListener('click', heard)
  await replayPresses(takePresses('lower'))
  expect(heard).toHaveBeenCalledOnce()
  await replayPresses(takePresses('lower'))
  expect(heard).toHaveBeenCalledOnce()
})

it('keeps the presses of each part apart', async () => {
  const { button, other } = standing()
  rememberPresses('upper')
  button.click()
  other.click()
  const heard = vi.fn()
  const heardInOther = vi.fn()
  button.addEventListener('click', heard)
  other.addEventListener('click', heardInOther)
  await replayPresses(takePresses('lower'))
  expect(heard).toHaveBeenCalledOnce()
  expect(heardInOther).not.toHaveBeenCalled()
  await replayPresses(takePresses('upper'))
  expect(heardInOther).toHaveBeenCalledOnce()
})

it('ticks again, in their order, the boxes that were ticked before they did anything', async () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  document.body.innerHTML = `<div data-part="lower"><fieldset>
    <input type="radio" id="today"><label><input type="checkbox" id="skin">Dermatology</label><input type="checkbox" id="heart">
  </fieldset></div>`
  rememberPresses('lower')
  const boxes = ['today', 'skin', 'heart', 'heart'].map((id) => document.getElementById(id)!)
  document.querySelector('label')!.click()
  for (const box of boxes.filter(({ id }) => id !== 'skin')) box.click()
  const heard: string[] = []
  for (const box of new Set(boxes)) box.addEventListener('change', () => heard.push(box.id))
  await replayPresses(takePresses('lower'))
  expect(heard).toEqual(['skin', 'today', 'heart', 'heart'])
})

it('presses a button once that was pressed impatiently, and stores no more than ten presses', async () => {
  const { button } = standing()
  for (let press = 0; press < 3; press++) button.click()
  const heard = vi.fn()
  button.addEventListener('click', heard)
  await replayPresses(takePresses('lower'))
  expect(heard).toHaveBeenCalledOnce()

  document.querySelector('p')!.innerHTML = '<input type="checkbox">'
  const box = document.querySelector('input')!
  rememberPresses('lower')
  for (let press = 0; press < 12; press++) box.click()
  const ticked = vi.fn()
  box.addEventListener('click', ticked)
  await replayPresses(takePresses('lower'))
  expect(ticked).toHaveBeenCalledTimes(10)
})

it('does not press again what is heard yet', () => {
  const { button } = standing()
  const heard = vi.fn()
  button.addEventListener('click', () => {
    void replayPresses(takePresses('lower'))
    heard()
  })
  button.click()
  expect(heard).toHaveBeenCalledOnce()
})

it('presses a box again whose press brings its part to life, of which React hears nothing', async () => {
  standing()
  document.querySelector('p')!.innerHTML = '<input type="checkbox">'
  const box = document.querySelector('input')!
  let taken: Press[] = []
  const heard = vi.fn()
  box.addEventListener('click', () => (taken = takePresses('lower')), { once: true })
  box.click()
  expect(taken).toHaveLength(1)
  box.addEventListener('click', heard)
  await replayPresses(taken)
  expect(heard).toHaveBeenCalledOnce()
  expect(box.checked).toBe(true)
})

it('presses nothing again before what is pressed meanwhile has been drawn', async () => {
  const { button } = standing()
  button.click()
  const heard = vi.fn()
  button.addEventListener('click', heard)
  const replayed = replayPresses(takePresses('lower'))
  await Promise.resolve()
  expect(heard).not.toHaveBeenCalled()
  await replayed
  expect(heard).toHaveBeenCalledOnce()
})
