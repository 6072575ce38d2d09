import type { DemoSpeciality } from './specialities/speciality.ts'

export type Grade = 'plain' | 'senior' | 'specialist' | 'consultant'

/** The professional title in three languages: "Consultant dermatologist", "استشارية الأمراض الجلدية", "Dokter spesialis kulit konsultan". */
export function titleOf({ one: [en, ar, id], slug, isPhysician }: DemoSpeciality, grade: Grade, isWoman: boolean) {
  return {
    titleEn: capital(`${grades[grade].en}${en}`),
    titleAr: arabicTitle(slug, isPhysician, grade, isWoman, ar),
    titleId: capital(
      isPhysician
        ? indonesianTitle(slug, grade, id)
        : `${practiserOf[slug] ?? id}${grade === 'senior' ? ' senior' : ''}`,
    ),
  }
}

const grades: Record<Grade, { en: string }> = {
  plain: { en: '' },
  senior: { en: 'senior ' },
  specialist: { en: 'specialist ' },
  consultant: { en: 'consultant ' },
}

const practiserOf: Record<string, string> = {
  physiotherapy: 'fisioterapis',
  psychology: 'psikolog klinis',
  nutrition: 'ahli gizi',
}

function arabicTitle(slug: string, isPhysician: boolean, grade: Grade, isWoman: boolean, field: string): string {
  const ending = isWoman ? 'ة' : ''
  if (slug === 'general-practice') return `طبيب${ending} عام${ending}`
  if (slug === 'dentistry') return `طبيب${ending} أسنان${grade === 'senior' ? (isWoman ? ' أولى' : ' أول') : ''}`
  if (!isPhysician) return `أخصائي${ending} ${field}`
  return grade === 'consultant' ? `استشاري${ending} ${field}` : `أخصائي${ending} ${field}`
}

function indonesianTitle(slug: string, grade: Grade, field: string): string {
  if (slug === 'general-practice') return 'dokter umum'
  if (slug === 'dentistry') return 'dokter gigi'
  const practiser = dentists.includes(slug) ? 'dokter gigi' : 'dokter'
  return `${practiser} spesialis ${field}${grade === 'consultant' ? ' konsultan' : ''}`
}

const dentists = ['orthodontics', 'paediatric-dentistry']

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
