import type { LocalisedText } from '#contract/tenant'
import type { Amenities } from '../db/schema/facilities.ts'
import type { Random } from './random.ts'

const note = (en: string, ar: string, id: string): LocalisedText => ({ en, ar, id })

/** Amenities of a facility, each with a note in three languages. */
export function amenitiesOf(random: Random): Amenities {
  const has = (probability: number, words: LocalisedText) => {
    const available = random.chance(probability)
    return { available, note: available ? words : note('', '', '') }
  }
  const floor = random.integer(0, 14)
  return {
    elevator: has(0.9, note('To every floor', 'إلى جميع الطوابق', 'Ke setiap lantai')),
    handicap: has(0.85, note('Step-free from the street', 'مدخل بلا درجات من الشارع', 'Tanpa anak tangga dari jalan')),
    parking: has(0.7, random.pick(parkingNotes)),
    publictransport: has(0.6, random.pick(transportNotes)),
    rta: has(0.3, note('Taxi rank at the door', 'موقف سيارات أجرة أمام الباب', 'Pangkalan taksi di depan pintu')),
    valet: has(0.25, note('At the main entrance', 'عند المدخل الرئيسي', 'Di pintu masuk utama')),
    floor:
      floor === 0
        ? note('Ground floor', 'الطابق الأرضي', 'Lantai dasar')
        : note(`Floor ${floor}`, `الطابق ${floor}`, `Lantai ${floor}`),
  }
}

const parkingNotes: readonly LocalisedText[] = [
  note('Free for patients', 'مجانية للمرضى', 'Gratis untuk pasien'),
  note('Paid, behind the building', 'مدفوعة، خلف المبنى', 'Berbayar, di belakang gedung'),
  note('In the basement', 'في القبو', 'Di basemen'),
]
const transportNotes: readonly LocalisedText[] = [
  note('Bus stop at the door', 'موقف حافلات أمام الباب', 'Halte bus di depan pintu'),
  note('Five minutes from the station', 'على بعد خمس دقائق من المحطة', 'Lima menit dari stasiun'),
]
