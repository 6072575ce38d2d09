import { describe, expect, it } from 'vitest'
import type { SpecialityHit } from '#contract/directory'
import { ownFirst } from './own-specialities.ts'

const all = ['cardiology', 'dentistry', 'dermatology', 'paediatrics'].map((slug) => ({ slug }) as SpecialityHit)
const ordered = (...hrefs: string[]) =>
  ownFirst(all, { items: hrefs.map((href) => ({ title: href, href })) }).map(({ slug }) => slug)

describe('the specialities of the home page', () => {
  it('begin with those the tenant names, in its order [C05]', () => {
    expect(
      ordered('/doctor/paediatrics', '/search/result?city=dubai&speciality=dentistry', '/doctor/paediatrics'),
    ).toEqual(['paediatrics', 'dentistry', 'cardiology', 'dermatology'])
  })

  it('are those of the directory where it names none, or none that is practised', () => {
    expect(ownFirst(all, undefined)).toBe(all)
    expect(ordered('/doctor/alchemy', '/doctors')).toEqual(all.map(({ slug }) => slug))
  })
})
