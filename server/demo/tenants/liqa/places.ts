import { doctorsIn, findCareLinks } from '../shared/links.ts'
import { words, type ShippedBlock } from '../shipped-tenant.ts'

/** Header, footer, and Liqa's texts for each country. */
export const liqaPlaces: ShippedBlock[] = [
  { key: 'header-liqa', kind: 'links', items: findCareLinks },
  {
    key: 'footer-liqa',
    kind: 'links',
    heading: words('Find care', 'ابحث عن رعاية', 'Cari layanan'),
    items: findCareLinks,
  },
  {
    key: 'footer',
    kind: 'links',
    heading: words('Worth reading', 'للقراءة', 'Bacaan'),
    items: [
      {
        title: words('Fever in children', 'الحمّى عند الأطفال', 'Demam pada anak'),
        href: '/external?target=fever-in-children',
      },
      {
        title: words('Sun and skin', 'الشمس والبشرة', 'Matahari dan kulit'),
        href: '/external?target=sun-and-skin',
      },
      {
        title: words('A video visit, well prepared', 'كيف تستعد لزيارة الفيديو', 'Siap konsultasi video'),
        href: '/external?target=video-visit',
      },
    ],
  },
  {
    key: 'homepage-ae',
    kind: 'links',
    heading: words('In the Emirates', 'في الإمارات', 'Di Uni Emirat Arab'),
    body: words(
      'From Abu Dhabi to Fujairah, in the languages spoken here: Arabic, English, Hindi, Urdu, Malayalam, Tagalog and more.',
      'من أبوظبي إلى الفجيرة، وبلغات أهلها والمقيمين فيها: العربية والإنجليزية والهندية والأردية والمالايالامية والتاغالوغية وغيرها.',
      'Dari Abu Dhabi sampai Fujairah, dalam bahasa yang dipakai di sini: Arab, Inggris, Hindi, Urdu, Malayalam, Tagalog, dan lainnya.',
    ),
    items: [
      doctorsIn('dubai', 'Dubai', 'دبي', 'Dubai'),
      doctorsIn('abu-dhabi', 'Abu Dhabi', 'أبوظبي', 'Abu Dhabi'),
      doctorsIn('sharjah', 'Sharjah', 'الشارقة', 'Sharjah'),
      doctorsIn('al-ain', 'Al Ain', 'العين', 'Al Ain'),
    ],
  },
  {
    key: 'homepage-sa',
    kind: 'links',
    heading: words('In Saudi Arabia', 'في السعودية', 'Di Arab Saudi'),
    body: words(
      'Evening clinics in Riyadh, Jeddah, Dammam and beyond, Fridays included where a clinic is open.',
      'عيادات مسائية في الرياض وجدة والدمام وغيرها، وأيام الجمعة أيضًا حيث تفتح العيادة.',
      'Klinik malam di Riyadh, Jeddah, Dammam, dan kota lain, termasuk hari Jumat bila kliniknya buka.',
    ),
    items: [
      doctorsIn('riyadh', 'Riyadh', 'الرياض', 'Riyadh'),
      doctorsIn('jeddah', 'Jeddah', 'جدة', 'Jeddah'),
      doctorsIn('dammam', 'Dammam', 'الدمام', 'Dammam'),
      doctorsIn('madinah', 'Madinah', 'المدينة المنورة', 'Madinah'),
    ],
  },
  {
    key: 'homepage-id',
    kind: 'links',
    heading: words('In Indonesia', 'في إندونيسيا', 'Di Indonesia'),
    body: words(
      'From Medan to Jayapura. Times are told in the zone of the clinic: WIB, WITA or WIT.',
      'من ميدان إلى جايابورا، والأوقات بتوقيت العيادة: غرب إندونيسيا أو وسطها أو شرقها.',
      'Dari Medan sampai Jayapura. Waktu ditulis menurut zona klinik: WIB, WITA, atau WIT.',
    ),
    items: [
      doctorsIn('jakarta', 'Jakarta', 'جاكرتا', 'Jakarta'),
      doctorsIn('surabaya', 'Surabaya', 'سورابايا', 'Surabaya'),
      doctorsIn('bandung', 'Bandung', 'باندونغ', 'Bandung'),
      doctorsIn('makassar', 'Makassar', 'ماكاسار', 'Makassar'),
    ],
  },
]
