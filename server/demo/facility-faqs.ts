import type { Language } from '#contract/locale'
import type { LocalisedText } from '#contract/tenant'
import type { DemoFacility } from './facilities.ts'
import { demoInsurers } from './insurers.ts'
import { listed } from './listed.ts'

export type DemoFaq = {
  id: number
  facilityId: number
  position: number
  question: LocalisedText
  answer: LocalisedText
}

/** Questions of patients, answered from the facility's data. */
export function faqsOf(facility: DemoFacility): Omit<DemoFaq, 'id'>[] {
  return [appointment, arrival, insurance, parking, access, payment].map((write, position) => ({
    facilityId: facility.id,
    position,
    ...write(facility),
  }))
}

type Entry = { question: LocalisedText; answer: LocalisedText }
const entry = (question: [string, string, string], answer: [string, string, string]): Entry => ({
  question: { en: question[0], ar: question[1], id: question[2] },
  answer: { en: answer[0], ar: answer[1], id: answer[2] },
})

const appointment = ({ member }: DemoFacility) =>
  entry(
    ['Do I need an appointment?', 'هل أحتاج إلى موعد؟', 'Apakah saya perlu membuat janji?'],
    member
      ? [
          'Yes. Choose a doctor on this page and book a free time; you will see at once that it is yours.',
          'نعم. اختر طبيبًا في هذه الصفحة واحجز وقتًا متاحًا، وستعرف فورًا أنه لك.',
          'Ya. Pilih dokter di halaman ini dan pesan waktu yang kosong; Anda langsung tahu bahwa waktu itu milik Anda.',
        ]
      : [
          'Yes. Times here are given by phone; please call during opening hours.',
          'نعم. تُحجز المواعيد هنا بالهاتف، يرجى الاتصال خلال ساعات العمل.',
          'Ya. Janji di sini dibuat lewat telepon; silakan menelepon pada jam buka.',
        ],
  )

const arrival = () =>
  entry(
    ['How early should I come?', 'متى يجب أن أصل؟', 'Seberapa awal saya harus datang?'],
    [
      'Ten minutes before your time, with an identity document and, if you have one, your insurance card.',
      'قبل موعدك بعشر دقائق، ومعك وثيقة هوية وبطاقة التأمين إن وجدت.',
      'Sepuluh menit sebelum waktunya, dengan kartu identitas dan kartu asuransi bila ada.',
    ],
  )

const nameIn = { en: 'nameEn', ar: 'nameAr', id: 'nameId' } as const

function insurance({ planIds }: DemoFacility): Entry {
  const accepted = demoInsurers.filter(({ plans }) => plans.some(({ id }) => planIds.includes(id)))
  const names = (language: Language) =>
    listed(
      language,
      accepted.map((one) => one[nameIn[language]]),
    )
  return entry(
    ['Which insurers do you work with?', 'مع أي شركات تأمين تتعاملون؟', 'Asuransi apa saja yang diterima?'],
    accepted.length
      ? [
          `${names('en')}. Not every doctor takes every plan, so please check yours before you book.`,
          `${names('ar')}. لا يقبل كل طبيب جميع الخطط، لذا تحقق من خطتك قبل الحجز.`,
          `${names('id')}. Tidak semua dokter menerima semua paket, jadi periksa paket Anda sebelum memesan.`,
        ]
      : [
          'We do not bill insurers at the moment. You receive an invoice that you can hand in yourself.',
          'لا نتعامل حاليًا مع شركات التأمين مباشرة. ستحصل على فاتورة يمكنك تقديمها بنفسك.',
          'Saat ini kami tidak menagih asuransi. Anda menerima kuitansi yang dapat Anda ajukan sendiri.',
        ],
  )
}

const parking = ({ amenities }: DemoFacility) =>
  entry(
    ['Is there parking?', 'هل توجد مواقف سيارات؟', 'Apakah ada tempat parkir?'],
    amenities.parking.available
      ? [
          `Yes. ${amenities.parking.note.en}.`,
          `نعم. ${amenities.parking.note.ar}.`,
          `Ya. ${amenities.parking.note.id}.`,
        ]
      : [
          'Not at the house itself; there is paid parking in the streets around.',
          'ليس في المبنى نفسه، وتتوفر مواقف مدفوعة في الشوارع المحيطة.',
          'Tidak di gedung ini; ada parkir berbayar di jalan sekitarnya.',
        ],
  )

const access = ({ amenities }: DemoFacility) =>
  entry(
    ['Can I come in with a wheelchair?', 'هل يمكنني الدخول بكرسي متحرك؟', 'Bisakah saya masuk dengan kursi roda?'],
    amenities.handicap.available
      ? [
          'Yes, the way from the street to the consulting rooms has no steps.',
          'نعم، لا توجد درجات بين الشارع وغرف الفحص.',
          'Bisa, tidak ada anak tangga dari jalan sampai ruang periksa.',
        ]
      : [
          'There are a few steps at the entrance. Please call before you come, and somebody will help you.',
          'توجد بضع درجات عند المدخل. يرجى الاتصال قبل الحضور وسيساعدك أحد الموظفين.',
          'Ada beberapa anak tangga di pintu masuk. Hubungi kami sebelum datang, petugas akan membantu.',
        ],
  )

const payment = ({ paymentMethods }: DemoFacility) =>
  entry(
    ['How can I pay?', 'كيف يمكنني الدفع؟', 'Bagaimana cara membayar?'],
    paymentMethods.credit_card
      ? [
          'In cash or by card at the reception, after your visit.',
          'نقدًا أو بالبطاقة في الاستقبال بعد الزيارة.',
          'Tunai atau kartu di resepsionis, setelah kunjungan.',
        ]
      : [
          'In cash at the reception, after your visit.',
          'نقدًا في الاستقبال بعد الزيارة.',
          'Tunai di resepsionis, setelah kunjungan.',
        ],
  )
