import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { earlyTapScript, replayEarlyTap } from './early-tap.ts'

beforeEach(() => {
  runInThisContext(earlyTapScript)
})
afterEach(() => {
  replayEarlyTap()
  document.body.innerHTML = ''
})

it('presses, once the app is there, the button that was pressed last before', () => {
  document.body.innerHTML = '<button type="button" id="one">1</button><button type="button" id="two"><b>2</b></button>'
  document.querySelector<HTMLElement>('#one')!.click()
  document.querySelector<HTMLElement>('#two b')!.click()
  const [one, two] = [vi.fn(), vi.fn()]
  document.querySelector('#one')!.addEventListener('click', one)
  document.querySelector('#two')!.addEventListener('click', two)
  replayEarlyTap()
  replayEarlyTap()
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([0, 1])
})

it('leaves links, and buttons that send a form, to the browser, and forgets a button that is gone', () => {
  document.body.innerHTML =
    '<a href="#x">x</a><form><button type="submit">Send</button></form><button type="button">Gone</button>'
  document.querySelector('a')!.click()
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault())
  const send = document.querySelector<HTMLElement>('[type=submit]')!
  send.click()
  const gone = document.querySelector<HTMLElement>('[type=button]')!
  gone.click()
  gone.remove()
  const pressed = vi.fn()
  for (const element of [send, gone]) element.addEventListener('click', pressed)
  replayEarlyTap()
  expect(pressed).not.toHaveBeenCalled()
})
