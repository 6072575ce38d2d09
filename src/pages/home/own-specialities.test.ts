import { describe, expect, it } from 'vitest'
import type { SpecialityHit } from '#contract/directory'
import { ownFirst } from './own-specialities.ts'

const all = ['cardiology', 'dentistry', 'dermatology', 'paediatrics'].map(
  (slug) => ({ slug, speciality: `All of ${slug}`, icon: 'stethoscope' }) as SpecialityHit,
)
const ordered = (...hrefs: string[]) =>
  ownFirst(all, { items: hrefs.map((href) => ({ title: href, href })) }).map(({ slug }) => slug)

describe('the specialities of the home page', () => {
  it('begin with those the tenant names, in its order [C05]', () => {
    expect(
      ordered('/doctor/paediatrics', '/search/result?city=dubai&speciality=dentistry', '/doctor/paediatrics'),
    ).toEqual(['paediatrics', 'dentistry', 'cardiology', 'dermatology'])
  })

  it('are called as the tenant calls them', () => {
    const items = [{ title: 'Hearts', href: '/doctor/cardiology', icon: 'heart-pulse' }]
    expect(ownFirst(all, { items })[0]).toMatchObject({ slug: 'cardiology', speciality: 'Hearts', icon: 'heart-pulse' })
    expect(ownFirst(all, { items })[1]).toMatchObject({ slug: 'dentistry', speciality: 'All of dentistry' })
  })

  it('are those of the directory where it names none, or none that is practised', () => {
    expect(ownFirst(all, undefined)).toBe(all)
    expect(ordered('/doctor/alchemy', '/doctors')).toEqual(all.map(({ slug }) => slug))
  })
})
