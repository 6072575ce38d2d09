import { liqaMark } from './marks.ts'
import { pageTypes } from './page-types.ts'
import { demoNotice, footerLinks, howItWorks } from './shared-blocks.ts'
import { words, type ShippedBlock, type ShippedTenant } from './shipped-tenant.ts'
import { liqaTheme } from './themes.ts'

const blocks: ShippedBlock[] = [
  howItWorks,
  {
    key: 'banners',
    kind: 'banner',
    heading: words('Know the fee before you go', 'اعرف الرسوم قبل أن تذهب', 'Tahu biayanya sebelum berangkat'),
    body: words(
      'Every doctor shows the price of a visit and the insurers they accept, before you choose a time.',
      'يعرض كل طبيب سعر الزيارة وشركات التأمين التي يقبلها قبل أن تختار الموعد.',
      'Setiap dokter menampilkan biaya kunjungan dan asuransi yang diterima sebelum Anda memilih waktu.',
    ),
    items: [{ title: words('Find a doctor', 'ابحث عن طبيب', 'Cari dokter'), href: '/doctors' }],
  },
  {
    key: 'banners-mobile',
    kind: 'banner',
    heading: words('Know the fee before you go', 'اعرف الرسوم قبل أن تذهب', 'Tahu biayanya sebelum berangkat'),
    body: words(
      'Prices and accepted insurers are shown before you choose.',
      'الأسعار وشركات التأمين المقبولة ظاهرة قبل أن تختار.',
      'Biaya dan asuransi yang diterima tampil sebelum Anda memilih.',
    ),
    items: [{ title: words('Find a doctor', 'ابحث عن طبيب', 'Cari dokter'), href: '/doctors' }],
  },
  {
    key: 'why',
    kind: 'text',
    heading: words('Why Liqa', 'لماذا لقاء', 'Mengapa Liqa'),
    body: words(
      'Liqa begins with the question that matters when you are unwell: when can I be seen? Wherever a doctor is named, the next free times stand beside the name.',
      'يبدأ لقاء من السؤال الأهم حين تتعب: متى يمكن أن يراني طبيب؟ فحيثما ظهر اسم طبيب ظهرت بجانبه أقرب أوقاته.',
      'Liqa berangkat dari pertanyaan terpenting saat Anda sakit: kapan saya bisa diperiksa? Di mana pun nama dokter muncul, waktu terdekatnya tampil di sampingnya.',
    ),
  },
  {
    key: 'about',
    kind: 'text',
    heading: words('About this demo', 'عن هذا العرض', 'Tentang demo ini'),
    body: demoNotice,
  },
  {
    key: 'popular-searches',
    kind: 'links',
    heading: words('Popular searches', 'الأكثر بحثًا', 'Pencarian populer'),
    items: [
      {
        title: words('Dermatologists', 'أطباء الجلدية', 'Dokter kulit'),
        href: '/search/result?speciality=dermatology',
      },
      {
        title: words('Gynaecologists', 'أطباء النساء والولادة', 'Dokter kandungan'),
        href: '/search/result?speciality=obstetrics-gynaecology',
      },
      { title: words('Dentists', 'أطباء الأسنان', 'Dokter gigi'), href: '/search/result?speciality=dentistry' },
      { title: words('Paediatricians', 'أطباء الأطفال', 'Dokter anak'), href: '/search/result?speciality=paediatrics' },
      {
        title: words('Cardiologists by video', 'أطباء القلب بالفيديو', 'Dokter jantung lewat video'),
        href: '/search/result?speciality=cardiology&visit=telemedicine',
      },
      {
        title: words('Physiotherapy at home', 'العلاج الطبيعي في المنزل', 'Fisioterapi di rumah'),
        href: '/search/result?speciality=physiotherapy&visit=homecare',
      },
    ],
  },
  {
    key: 'header-liqa',
    kind: 'links',
    items: footerLinks,
  },
  {
    key: 'footer-liqa',
    kind: 'links',
    heading: words('Find care', 'ابحث عن رعاية', 'Cari layanan'),
    items: footerLinks,
  },
  {
    key: 'homepage-ae',
    kind: 'text',
    heading: words('In the Emirates', 'في الإمارات', 'Di Uni Emirat Arab'),
    body: words(
      'From Abu Dhabi to Fujairah, in the languages spoken here: Arabic, English, Hindi, Urdu, Malayalam, Tagalog and more.',
      'من أبوظبي إلى الفجيرة، وبلغات أهلها والمقيمين فيها: العربية والإنجليزية والهندية والأردية والمالايالامية والتاغالوغية وغيرها.',
      'Dari Abu Dhabi sampai Fujairah, dalam bahasa yang dipakai di sini: Arab, Inggris, Hindi, Urdu, Malayalam, Tagalog, dan lainnya.',
    ),
  },
  {
    key: 'homepage-sa',
    kind: 'text',
    heading: words('In Saudi Arabia', 'في السعودية', 'Di Arab Saudi'),
    body: words(
      'Evening clinics in Riyadh, Jeddah, Dammam and beyond, Fridays included where a clinic is open.',
      'عيادات مسائية في الرياض وجدة والدمام وغيرها، وأيام الجمعة أيضًا حيث تفتح العيادة.',
      'Klinik malam di Riyadh, Jeddah, Dammam, dan kota lain, termasuk hari Jumat bila kliniknya buka.',
    ),
  },
  {
    key: 'homepage-id',
    kind: 'text',
    heading: words('In Indonesia', 'في إندونيسيا', 'Di Indonesia'),
    body: words(
      'From Medan to Jayapura. Times are told in the zone of the clinic: WIB, WITA or WIT.',
      'من ميدان إلى جايابورا، والأوقات بتوقيت العيادة: غرب إندونيسيا أو وسطها أو شرقها.',
      'Dari Medan sampai Jayapura. Waktu ditulis menurut zona klinik: WIB, WITA, atau WIT.',
    ),
  },
  cityLinks(
    'ae',
    'en',
    [
      ['Doctors in Dubai', 'dubai'],
      ['Doctors in Abu Dhabi', 'abu-dhabi'],
      ['Doctors in Sharjah', 'sharjah'],
      ['Doctors in Al Ain', 'al-ain'],
    ],
    'By city',
  ),
  cityLinks(
    'ae',
    'ar',
    [
      ['أطباء دبي', 'dubai'],
      ['أطباء أبوظبي', 'abu-dhabi'],
      ['أطباء الشارقة', 'sharjah'],
      ['أطباء العين', 'al-ain'],
    ],
    'حسب المدينة',
  ),
  cityLinks(
    'sa',
    'en',
    [
      ['Doctors in Riyadh', 'riyadh'],
      ['Doctors in Jeddah', 'jeddah'],
      ['Doctors in Dammam', 'dammam'],
      ['Doctors in Madinah', 'madinah'],
    ],
    'By city',
  ),
  cityLinks(
    'sa',
    'ar',
    [
      ['أطباء الرياض', 'riyadh'],
      ['أطباء جدة', 'jeddah'],
      ['أطباء الدمام', 'dammam'],
      ['أطباء المدينة المنورة', 'madinah'],
    ],
    'حسب المدينة',
  ),
  cityLinks(
    'id',
    'id',
    [
      ['Dokter di Jakarta', 'jakarta'],
      ['Dokter di Surabaya', 'surabaya'],
      ['Dokter di Bandung', 'bandung'],
      ['Dokter di Makassar', 'makassar'],
    ],
    'Menurut kota',
  ),
  cityLinks(
    'id',
    'en',
    [
      ['Doctors in Jakarta', 'jakarta'],
      ['Doctors in Surabaya', 'surabaya'],
      ['Doctors in Bandung', 'bandung'],
      ['Doctors in Denpasar', 'denpasar'],
    ],
    'By city',
  ),
]

function cityLinks(
  country: string,
  only: 'en' | 'ar' | 'id',
  cities: [title: string, slug: string][],
  heading: string,
): ShippedBlock {
  const same = (text: string) => words(text, text, text)
  const items = cities.map(([title, slug]) => ({ title: same(title), href: `/search/result?city=${slug}` }))
  return { key: `homepage-${country}-${only}`, kind: 'links', heading: same(heading), items, only }
}

/** Liqa, the default tenant: the whole directory. */
export const liqa: ShippedTenant = {
  configuration: {
    code: 'patientweb',
    name: words('Liqa', 'لقاء', 'Liqa'),
    tagline: words(
      'Doctors, clinics and hospitals in the Gulf and Indonesia. Book in person, at home or by video.',
      'أطباء وعيادات ومستشفيات في الخليج وإندونيسيا. احجز حضوريًا أو في المنزل أو بالفيديو.',
      'Dokter, klinik, dan rumah sakit di Teluk dan Indonesia. Tatap muka, di rumah, atau lewat video.',
    ),
    country_code: 'ae',
    markets: ['ae', 'sa', 'id'],
    languages: ['en', 'ar', 'id'],
    login_url: '/account',
    homepage_url: '/',
    back_button_url: '/',
    target: '',
    heading1: words('See the right doctor, soon.', 'طبيبك المناسب، في أقرب وقت.', 'Bertemu dokter yang tepat, segera.'),
    heading2: words(
      'Search thousands of doctors and clinics. Every one shows the next time you can be seen.',
      'ابحث بين آلاف الأطباء والعيادات، ومع كل منهم أقرب وقت يمكن أن يراك فيه.',
      'Cari di antara ribuan dokter dan klinik. Semuanya menampilkan jadwal terdekat.',
    ),
    sidebar: false,
    footer_type: 'full',
    footer_block_content_key: 'footer-liqa',
    header_block_content_key: 'header-liqa',
    powered_by: false,
    copyright: true,
    push_enabled: true,
    meta_configs: {
      homepage: {
        title: words(
          'Liqa: find a doctor and book a time',
          'لقاء: ابحث عن طبيب واحجز موعدًا',
          'Liqa: cari dokter dan pesan waktu',
        ),
        description: words(
          'See who is free today. Book a doctor in person, at home or by video. A demonstration with invented doctors.',
          'اعرف من المتاح اليوم، واحجز طبيبًا حضوريًا أو في المنزل أو بالفيديو. عرض تجريبي بأطباء غير حقيقيين.',
          'Lihat siapa yang tersedia hari ini. Pesan dokter tatap muka, di rumah, atau lewat video. Demo dengan dokter rekaan.',
        ),
      },
      search_result: {
        title: words(
          'Doctors and their next free times | Liqa',
          'الأطباء وأقرب أوقاتهم | لقاء',
          'Dokter dan jadwal terdekatnya | Liqa',
        ),
        description: words(
          'Compare doctors by next free time, fee, language and insurance, and book at once.',
          'قارن بين الأطباء حسب أقرب وقت والرسوم واللغة والتأمين، واحجز في الحال.',
          'Bandingkan dokter menurut jadwal terdekat, biaya, bahasa, dan asuransi, lalu langsung pesan.',
        ),
      },
      search_clinic: {
        title: words('Clinics and hospitals | Liqa', 'العيادات والمستشفيات | لقاء', 'Klinik dan rumah sakit | Liqa'),
        description: words(
          'Clinics and hospitals near you, with opening hours, insurers and doctors.',
          'عيادات ومستشفيات قريبة منك، مع ساعات العمل وشركات التأمين والأطباء.',
          'Klinik dan rumah sakit di dekat Anda, dengan jam buka, asuransi, dan dokternya.',
        ),
      },
    },
    page_types: pageTypes,
    theme: liqaTheme,
    logo_svg: liqaMark,
  },
  blocks,
}
