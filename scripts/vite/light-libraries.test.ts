import { compileFunction } from 'node:vm'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
// @ts-expect-error -- The library declares no types of single files.
import * as smile from '../../node_modules/lucide-react/dist/esm/icons/face-slightly-smiling.mjs'
import { lightLibraries } from './light-libraries.ts'

type Drawing = ComponentType<{ className: string; 'aria-hidden': true }>
type Node = readonly (readonly [string, object])[]

const { load, transform } = lightLibraries() as unknown as {
  load: { handler: (id: string) => string }
  transform: { handler: (code: string) => { code: string } }
}

/** What the page has in place of the library's own way of drawing an icon. */
const drawLightly = compileFunction(
  load
    .handler('/node_modules/lucide-react/dist/esm/createLucideIcon.mjs')
    .replace(/import .*/, '')
    .replace('export default', 'return'),
  ['createElement'],
)(createElement) as (icon: { name: string; node: Node; aliases?: string[] }) => Drawing

/** Markup of an icon as our own component uses it, its attributes in the order of the alphabet. */
const drawn = (icon: Drawing) =>
  renderToStaticMarkup(createElement(icon, { className: 'small flip', 'aria-hidden': true })).replace(
    /^<svg (.*?)>/,
    (_, attributes: string) =>
      attributes
        .match(/[\w-]+="[^"]*"/gi)!
        .toSorted()
        .join(' '),
  )

it('draws an icon as the library does, with whose markup the page begins', () => {
  expect(drawn(drawLightly(smile.__iconData))).toBe(drawn(smile.default))
})

it('takes the keys of an icon’s lines away, and nothing else', () => {
  const line = `["circle", { cx: "12", cy: "12", r: "10", key: "1mglay" }]`
  expect(transform.handler(line).code).toBe(`["circle", { cx: "12", cy: "12", r: "10" }]`)
})
