import type { LocalisedText } from '#contract/tenant'
import type { DemoFacility } from './facilities.ts'
import { createRandom } from './random.ts'

export type DemoJob = {
  id: number
  facilityId: number
  title: LocalisedText
  description: LocalisedText
  employment: 'full_time' | 'part_time' | 'locum'
  postedOn: string
}

/** Open positions of a facility: none at most, up to three at a hospital. */
export function jobsOf({ id, clinicType }: DemoFacility): Omit<DemoJob, 'id'>[] {
  const random = createRandom(id * 104_729)
  const count = clinicType === 'hospital' ? random.integer(1, 3) : random.chance(0.25) ? 1 : 0
  return random.some(positions, count).map(({ title, description }) => ({
    facilityId: id,
    title,
    description,
    employment: random.pick(['full_time', 'full_time', 'part_time', 'locum'] as const),
    postedOn: new Date(Date.UTC(2026, 8, random.integer(1, 75))).toISOString().slice(0, 10),
  }))
}

const position = (title: [string, string, string], description: [string, string, string]) => ({
  title: { en: title[0], ar: title[1], id: title[2] },
  description: { en: description[0], ar: description[1], id: description[2] },
})

const positions = [
  position(
    ['Registered nurse', 'ممرض أو ممرضة مسجلة', 'Perawat terdaftar'],
    [
      'Outpatient care in a small team. Two years of experience and a licence to practise are needed.',
      'رعاية المرضى الخارجيين ضمن فريق صغير. تلزم خبرة سنتين وترخيص لمزاولة المهنة.',
      'Perawatan rawat jalan dalam tim kecil. Diperlukan pengalaman dua tahun dan izin praktik.',
    ],
  ),
  position(
    ['Receptionist', 'موظف استقبال', 'Resepsionis'],
    [
      'You welcome patients, keep the calendar in order and answer the phone in two languages.',
      'تستقبل المرضى وتنظم المواعيد وترد على الهاتف بلغتين.',
      'Menyambut pasien, merapikan jadwal, dan menjawab telepon dalam dua bahasa.',
    ],
  ),
  position(
    ['Physiotherapist', 'أخصائي علاج طبيعي', 'Fisioterapis'],
    [
      'Treatment after operations and injuries, with thirty minutes for each patient.',
      'علاج ما بعد العمليات والإصابات، بواقع ثلاثين دقيقة لكل مريض.',
      'Terapi setelah operasi dan cedera, tiga puluh menit untuk setiap pasien.',
    ],
  ),
  position(
    ['Radiographer', 'فني أشعة', 'Radiografer'],
    [
      'Plain X-ray and ultrasound, on weekdays, in a new department.',
      'الأشعة العادية والتصوير بالسونار خلال أيام الأسبوع في قسم جديد.',
      'Rontgen dan USG, hari kerja, di unit yang baru.',
    ],
  ),
  position(
    ['Pharmacist', 'صيدلي', 'Apoteker'],
    [
      'Dispensing and advice at the house pharmacy, in shifts.',
      'صرف الأدوية وتقديم المشورة في صيدلية المنشأة، بنظام المناوبات.',
      'Pelayanan obat dan konsultasi di apotek kami, kerja bergilir.',
    ],
  ),
]
