import { rummanMark } from './marks.ts'
import { pageTypes } from './page-types.ts'
import { demoNotice, footerLinks, howItWorks } from './shared-blocks.ts'
import { words, type ShippedBlock, type ShippedTenant } from './shipped-tenant.ts'
import { rummanTheme } from './themes.ts'

const blocks: ShippedBlock[] = [
  {
    key: 'banners',
    kind: 'banner',
    heading: words(
      'The women’s health centre is open on Saturdays',
      'مركز صحة المرأة مفتوح أيام السبت',
      'Pusat kesehatan perempuan buka hari Sabtu',
    ),
    body: words(
      'Consultation and ultrasound on the same visit, and free parking.',
      'استشارة وموجات صوتية في الزيارة نفسها، وموقف سيارات مجاني.',
      'Konsultasi dan USG dalam satu kunjungan, parkir gratis.',
    ),
    items: [
      {
        title: words('See times', 'عرض الأوقات', 'Lihat jadwal'),
        href: '/search/result?speciality=obstetrics-gynaecology',
      },
    ],
  },
  {
    key: 'banners-mobile',
    kind: 'banner',
    heading: words('Women’s health, Saturdays too', 'صحة المرأة، والسبت أيضًا', 'Kesehatan perempuan, Sabtu juga'),
    body: words('Ultrasound on the same visit.', 'الموجات الصوتية في الزيارة نفسها.', 'USG dalam kunjungan yang sama.'),
    items: [
      {
        title: words('See times', 'عرض الأوقات', 'Lihat jadwal'),
        href: '/search/result?speciality=obstetrics-gynaecology',
      },
    ],
  },
  {
    key: 'why',
    kind: 'text',
    heading: words('One record in eleven houses', 'ملف واحد في أحد عشر فرعًا', 'Satu rekam medis di sebelas lokasi'),
    body: words(
      'Whichever Rumman hospital or clinic you go to, in the Emirates or in Indonesia, the team there sees what the last one wrote.',
      'أيًّا كان مستشفى رُمّان أو عيادته التي تزورها، في الإمارات أو إندونيسيا، يطّلع فريقها على ما كتبه الفريق السابق.',
      'Ke rumah sakit atau klinik Rumman mana pun Anda datang, di Uni Emirat Arab atau Indonesia, timnya melihat catatan tim sebelumnya.',
    ),
  },
  howItWorks,
  {
    key: 'about',
    kind: 'text',
    heading: words('About this demo', 'عن هذا العرض', 'Tentang demo ini'),
    body: demoNotice,
  },
  {
    key: 'popular-searches',
    kind: 'links',
    heading: words('Our departments', 'أقسامنا', 'Departemen kami'),
    items: [
      {
        title: words('Women’s health', 'صحة المرأة', 'Kebidanan dan kandungan'),
        href: '/search/result?speciality=obstetrics-gynaecology',
      },
      { title: words('Heart', 'القلب', 'Jantung'), href: '/search/result?speciality=cardiology' },
      { title: words('Children', 'الأطفال', 'Anak'), href: '/search/result?speciality=paediatrics' },
      {
        title: words('Bones and joints', 'العظام والمفاصل', 'Tulang dan sendi'),
        href: '/search/result?speciality=orthopaedics',
      },
    ],
  },
  {
    key: 'header-rumman',
    kind: 'links',
    items: [
      { title: words('Our doctors', 'أطباؤنا', 'Dokter kami'), href: '/doctors' },
      { title: words('Our hospitals', 'مستشفياتنا', 'Rumah sakit kami'), href: '/search/hospital' },
    ],
  },
  {
    key: 'footer-rumman',
    kind: 'links',
    heading: words('Rumman Hospitals', 'مستشفيات رُمّان', 'RS Rumman'),
    items: footerLinks,
  },
  {
    key: 'homepage-ae',
    kind: 'text',
    heading: words('In the Emirates', 'في الإمارات', 'Di Uni Emirat Arab'),
    body: words(
      'Hospitals in Dubai, Abu Dhabi and Sharjah, and clinics around them.',
      'مستشفيات في دبي وأبوظبي والشارقة، وعيادات من حولها.',
      'Rumah sakit di Dubai, Abu Dhabi, dan Sharjah, dengan klinik di sekitarnya.',
    ),
  },
  {
    key: 'homepage-id',
    kind: 'text',
    heading: words('In Indonesia', 'في إندونيسيا', 'Di Indonesia'),
    body: words(
      'Hospitals in Jakarta, Surabaya and Denpasar.',
      'مستشفيات في جاكرتا وسورابايا ودينباسار.',
      'Rumah sakit di Jakarta, Surabaya, dan Denpasar.',
    ),
  },
]

/** Rumman Hospitals, an invented group: its own eleven houses alone, in the Emirates and Indonesia. */
export const rumman: ShippedTenant = {
  configuration: {
    code: 'hospital',
    name: words('Rumman Hospitals', 'مستشفيات رُمّان', 'RS Rumman'),
    tagline: words(
      'Eleven hospitals and clinics, one team.',
      'أحد عشر مستشفى وعيادة، وفريق واحد.',
      'Sebelas rumah sakit dan klinik, satu tim.',
    ),
    country_code: 'ae',
    markets: ['ae', 'id'],
    languages: ['en', 'ar', 'id'],
    login_url: '/account',
    homepage_url: '/',
    back_button_url: '/',
    target: '',
    heading1: words(
      'Our doctors, close to you and free this week.',
      'أطباؤنا بقربك، ومتاحون هذا الأسبوع.',
      'Dokter kami, dekat Anda dan tersedia minggu ini.',
    ),
    heading2: words(
      'Eleven hospitals and clinics. Every doctor shows the next time you can be seen.',
      'أحد عشر مستشفى وعيادة، ومع كل طبيب أقرب وقت يمكن أن يراك فيه.',
      'Sebelas rumah sakit dan klinik. Setiap dokter menampilkan jadwal terdekat.',
    ),
    sidebar: false,
    footer_type: 'centred',
    footer_block_content_key: 'footer-rumman',
    header_block_content_key: 'header-rumman',
    powered_by: true,
    copyright: true,
    push_enabled: false,
    meta_configs: {
      homepage: {
        title: words(
          'Rumman Hospitals: book one of our doctors',
          'مستشفيات رُمّان: احجز مع أحد أطبائنا',
          'RS Rumman: pesan dokter kami',
        ),
        description: words(
          'Doctors of the Rumman hospitals and clinics and their next free times. A demonstration with invented doctors.',
          'أطباء مستشفيات رُمّان وعياداتها وأقرب أوقاتهم. عرض تجريبي بأطباء غير حقيقيين.',
          'Dokter rumah sakit dan klinik Rumman dan jadwal terdekatnya. Demo dengan dokter rekaan.',
        ),
      },
      search_result: {
        title: words('Our doctors | Rumman Hospitals', 'أطباؤنا | مستشفيات رُمّان', 'Dokter kami | RS Rumman'),
        description: words(
          'Every doctor of the group, by next free time.',
          'جميع أطباء المجموعة حسب أقرب وقت.',
          'Semua dokter grup kami menurut jadwal terdekat.',
        ),
      },
      search_clinic: {
        title: words(
          'Our hospitals and clinics | Rumman Hospitals',
          'مستشفياتنا وعياداتنا | مستشفيات رُمّان',
          'Rumah sakit dan klinik kami | RS Rumman',
        ),
        description: words(
          'Eleven houses in the Emirates and Indonesia.',
          'أحد عشر فرعًا في الإمارات وإندونيسيا.',
          'Sebelas lokasi di Uni Emirat Arab dan Indonesia.',
        ),
      },
    },
    page_types: pageTypes,
    theme: rummanTheme,
    logo_svg: rummanMark,
  },
  blocks,
}
