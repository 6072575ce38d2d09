import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { earlyClickScript, replayEarlyClick, takeEarlyClick } from './early-clicks.ts'

/** What the two effects of what comes alive do, with what is pressed between them. */
function comeAlive(alive: 'shell' | 'page', between?: () => void) {
  takeEarlyClick(alive)
  between?.()
  replayEarlyClick(alive)
}

beforeEach(() => {
  runInThisContext(earlyClickScript)
})
afterEach(() => {
  comeAlive('page')
  document.body.innerHTML = ''
})

it('presses, once the app is there, the button that was pressed last before', () => {
  document.body.innerHTML = '<button type="button" id="one">1</button><button type="button" id="two"><b>2</b></button>'
  document.querySelector<HTMLElement>('#one')!.click()
  document.querySelector<HTMLElement>('#two b')!.click()
  const [one, two] = [vi.fn(), vi.fn()]
  document.querySelector('#one')!.addEventListener('click', one)
  document.querySelector('#two')!.addEventListener('click', two)
  comeAlive('page')
  comeAlive('page')
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([0, 1])
})

it('ticks again a box or a choice that was ticked before the app was there', () => {
  document.body.innerHTML = '<label><input type="radio">Today</label>'
  document.querySelector('label')!.click()
  const changed = vi.fn()
  document.querySelector('input')!.addEventListener('change', changed)
  comeAlive('page')
  expect(changed).toHaveBeenCalledOnce()
  expect(document.querySelector('input')!.checked).toBe(true)
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
  comeAlive('page')
  expect(pressed).not.toHaveBeenCalled()
})

it('answers a press in the shell once the shell is alive, and one in the page not before the page is', () => {
  document.body.innerHTML =
    '<header><button type="button" id="menu">m</button></header><main><button type="button" id="near">n</button></main>'
  const [menu, near] = ['#menu', '#near'].map((id) => document.querySelector<HTMLElement>(id)!)
  menu!.click()
  const heard: string[] = []
  menu!.addEventListener('click', () => heard.push('menu'))
  comeAlive('shell')
  expect(heard).toEqual(['menu'])

  near!.click()
  near!.addEventListener('click', () => heard.push('near'))
  comeAlive('shell')
  expect(heard).toEqual(['menu'])
  comeAlive('page')
  expect(heard).toEqual(['menu', 'near'])
})

it('does not press twice what the living shell has heard, nor what the press itself brought to life', () => {
  document.body.innerHTML =
    '<button type="button" id="menu">m</button><main><button type="button" id="near">n</button></main>'
  const heard: string[] = []
  for (const id of ['menu', 'near']) document.getElementById(id)!.addEventListener('click', () => heard.push(id))
  comeAlive('shell')
  document.getElementById('menu')!.click()
  comeAlive('page')
  expect(heard).toEqual(['menu'])

  runInThisContext(earlyClickScript)
  document.body.addEventListener('click', () => comeAlive('page'), { capture: true, once: true })
  document.getElementById('near')!.click()
  expect(heard).toEqual(['menu', 'near'])
})

it('does not press twice what is heard between the coming alive and its effects, and the last of two once', () => {
  document.body.innerHTML = '<main><button type="button" id="near">n</button></main>'
  const near = document.querySelector<HTMLElement>('#near')!
  const heard = vi.fn()
  comeAlive('page', () => {
    near.addEventListener('click', heard)
    near.click()
  })
  expect(heard).toHaveBeenCalledOnce()

  runInThisContext(earlyClickScript)
  near.removeEventListener('click', heard)
  near.click()
  comeAlive('page', () => {
    near.addEventListener('click', heard)
    near.click()
  })
  expect(heard).toHaveBeenCalledTimes(2)
})
