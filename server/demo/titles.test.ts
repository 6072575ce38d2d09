import { describe, expect, it } from 'vitest'
import { demoSpecialities } from './specialities/all.ts'
import { titleOf, type Grade } from './titles.ts'

const of = (slug: string, grade: Grade) =>
  titleOf(
    demoSpecialities.find((speciality) => speciality.slug === slug)!,
    grade,
    true,
  )

describe('titles', () => {
  it.each([
    ['paediatrics', 'consultant', 'Dokter spesialis anak konsultan', 'استشارية طب الأطفال'],
    ['paediatrics', 'specialist', 'Dokter spesialis anak', 'أخصائية طب الأطفال'],
    ['orthodontics', 'consultant', 'Dokter gigi spesialis ortodonti konsultan', 'استشارية تقويم الأسنان'],
    ['dentistry', 'senior', 'Dokter gigi', 'طبيبة أسنان أولى'],
    ['general-practice', 'plain', 'Dokter umum', 'طبيبة عامة'],
    ['nutrition', 'plain', 'Ahli gizi', 'أخصائية التغذية'],
  ] as const)('call a woman of %s, %s, as patients know it', (slug, grade, titleId, titleAr) => {
    expect(of(slug, grade)).toMatchObject({ titleId, titleAr })
  })
})
