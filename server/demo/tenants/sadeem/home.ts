import { findCareLinks } from '../shared/links.ts'
import { demoNotice, inventedNames, inventedVoices } from '../shared/notice.ts'
import { words, type ShippedBlock } from '../shipped-tenant.ts'

/** Blocks of Sadeem's home page, beside banners and articles, and its header and footer. */
export const sadeemHome: ShippedBlock[] = [
  {
    key: 'hero',
    kind: 'hero',
    heading: words('Four plans, one network', 'أربع وثائق وشبكة واحدة', 'Empat polis, satu jaringan'),
    body: words(
      'Gold, Silver, Bronze and Family members see only doctors who accept their plan, in all seven emirates and from Riyadh to Abha. No referral, and no call to ask.',
      'لا يظهر لحملة الوثائق الذهبية والفضية والبرونزية ووثيقة العائلة إلا الأطباء الذين يقبلون وثائقهم، في الإمارات السبع ومن الرياض إلى أبها، دون إحالة ودون الاتصال للسؤال.',
      'Anggota Gold, Silver, Bronze, dan Family hanya melihat dokter yang menerima polisnya, di ketujuh emirat dan dari Riyadh sampai Abha, tanpa rujukan dan tanpa perlu menelepon.',
    ),
    image: 'asset:plans.svg',
    imageAlt: words('Four membership cards', 'أربع بطاقات عضوية', 'Empat kartu anggota'),
    items: [
      { title: words('Doctors in the network', 'أطباء الشبكة', 'Dokter dalam jaringan'), href: '/insurance/sadeem' },
      {
        title: words('Hospitals in the network', 'مستشفيات الشبكة', 'Rumah sakit dalam jaringan'),
        href: '/search/hospital',
      },
    ],
  },
  {
    key: 'how',
    kind: 'steps',
    heading: words('From symptom to settled', 'من الأعراض إلى تسوية الفاتورة', 'Dari gejala sampai tuntas'),
    items: [
      {
        icon: 'search',
        title: words('Find', 'ابحث', 'Cari'),
        body: words(
          'Everyone listed accepts Sadeem, so there is nothing to check.',
          'كل من في القائمة يقبل سديم، فلا حاجة إلى التحقق.',
          'Semua yang tercantum menerima Sadeem, jadi tak perlu dicek lagi.',
        ),
      },
      {
        icon: 'calendar-check',
        title: words('Book', 'احجز', 'Pesan'),
        body: words(
          'Choose a time. It is yours at once.',
          'اختر وقتًا فيصبح لك في الحال.',
          'Pilih waktu, dan waktu itu langsung menjadi milik Anda.',
        ),
      },
      {
        icon: 'shield-check',
        title: words('Show your card', 'أبرز بطاقتك', 'Tunjukkan kartu'),
        body: words(
          'The clinic bills Sadeem directly. You pay your share only.',
          'تحاسب العيادة سديم مباشرة، وتدفع أنت نسبتك فقط.',
          'Klinik menagih Sadeem langsung. Anda hanya membayar bagian Anda.',
        ),
      },
      {
        icon: 'file-text',
        title: words('Nothing to file', 'لا مطالبات', 'Tanpa klaim'),
        body: words(
          'The visit is settled between them and us.',
          'تُسوّى الزيارة بينهم وبيننا.',
          'Kunjungan diselesaikan antara mereka dan kami.',
        ),
      },
    ],
  },
  {
    key: 'why',
    kind: 'cards',
    heading: words('What your plan includes', 'ما تشمله وثيقتك', 'Yang termasuk dalam polis'),
    items: [
      {
        icon: 'stethoscope',
        title: words(
          'Family doctors without a share',
          'أطباء الأسرة دون نسبة تحمّل',
          'Dokter keluarga tanpa biaya sendiri',
        ),
        body: words(
          'Every plan pays the whole visit in this demo.',
          'تدفع كل وثيقة قيمة الزيارة كاملة في هذا العرض.',
          'Semua polis membayar penuh kunjungan dalam demo ini.',
        ),
        href: '/search/result?speciality=family-medicine',
      },
      {
        icon: 'video',
        title: words('Video, day and evening', 'الفيديو نهارًا ومساءً', 'Video, siang dan malam'),
        body: words(
          'From Silver upwards, as often as you need it.',
          'من الوثيقة الفضية فما فوق، كلما احتجت إليه.',
          'Mulai Silver, sesering yang Anda perlukan.',
        ),
        href: '/search/result?visit=telemedicine',
      },
      {
        icon: 'baby',
        title: words('Children up to eighteen', 'الأبناء حتى الثامنة عشرة', 'Anak sampai delapan belas tahun'),
        body: words(
          'With Family, vaccinations and check-ups too.',
          'مع وثيقة العائلة، والتطعيمات والفحوص أيضًا.',
          'Dengan Family, termasuk vaksinasi dan pemeriksaan rutin.',
        ),
        href: '/search/result?speciality=paediatrics',
      },
      {
        icon: 'smile',
        title: words('Teeth, twice a year', 'الأسنان مرتين في السنة', 'Gigi, dua kali setahun'),
        body: words(
          'Check and cleaning with Gold.',
          'فحص وتنظيف مع الوثيقة الذهبية.',
          'Periksa dan bersihkan dengan Gold.',
        ),
        href: '/search/result?speciality=dentistry',
      },
    ],
  },
  {
    key: 'featured-on',
    kind: 'logos',
    heading: words('In the network', 'في الشبكة', 'Dalam jaringan'),
    body: inventedNames,
    items: [
      { title: words('Nujoom Clinics', 'Nujoom Clinics', 'Nujoom Clinics'), image: 'asset:partner-nujoom.svg' },
      {
        title: words('Al Manara Medical', 'Al Manara Medical', 'Al Manara Medical'),
        image: 'asset:partner-manara.svg',
      },
      { title: words('Creek Care', 'Creek Care', 'Creek Care'), image: 'asset:partner-creek.svg' },
      { title: words('Wadi Hospital', 'Wadi Hospital', 'Wadi Hospital'), image: 'asset:partner-wadi.svg' },
    ],
  },
  {
    key: 'testimonies',
    kind: 'testimonies',
    heading: words('Members', 'الأعضاء', 'Anggota'),
    body: inventedVoices,
    items: [
      {
        title: words('Huda, Silver', 'هدى، الفضية', 'Huda, Silver'),
        body: words(
          'I no longer ask at the desk whether they take my card. They are on the list, or they are not.',
          'لم أعد أسأل في الاستقبال هل تقبلون بطاقتي. إما أنهم في القائمة أو ليسوا فيها.',
          'Saya tak lagi bertanya di meja depan apakah kartu saya diterima. Ada di daftar, atau tidak.',
        ),
      },
      {
        title: words('Omar, Family', 'عمر، العائلة', 'Omar, Family'),
        body: words(
          'Three children, three check-ups, one afternoon. I signed nothing.',
          'ثلاثة أبناء وثلاثة فحوص في عصر واحد، ولم أوقّع ورقة واحدة.',
          'Tiga anak, tiga pemeriksaan, satu sore. Saya tidak menandatangani apa pun.',
        ),
      },
      {
        title: words('Lina, Gold', 'لينا، الذهبية', 'Lina, Gold'),
        body: words(
          'I moved to Jeddah on a Sunday and had a doctor there on Tuesday, with the same plan.',
          'انتقلت إلى جدة يوم الأحد، وكان لي طبيب هناك يوم الثلاثاء بالوثيقة نفسها.',
          'Saya pindah ke Jeddah hari Minggu, dan Selasa sudah punya dokter di sana dengan polis yang sama.',
        ),
      },
    ],
  },
  {
    key: 'pro',
    kind: 'text',
    heading: words('For clinics', 'للعيادات', 'Untuk klinik'),
    body: words(
      'Joining the network takes a licence, a price list and a calendar. Claims are settled in ten working days.',
      'يتطلب الانضمام إلى الشبكة ترخيصًا وقائمة أسعار وتقويمًا للمواعيد، وتُسوّى المطالبات خلال عشرة أيام عمل.',
      'Untuk bergabung diperlukan izin, daftar harga, dan kalender. Klaim dibayar dalam sepuluh hari kerja.',
    ),
  },
  {
    key: 'app',
    kind: 'apps',
    heading: words('Your network in your pocket', 'شبكتك في جيبك', 'Jaringan Anda di saku'),
    body: words(
      'Put Sadeem on your home screen. No store, no waiting.',
      'أضف سديم إلى الشاشة الرئيسية، دون متجر ودون انتظار.',
      'Pasang Sadeem di layar utama. Tanpa toko aplikasi, tanpa menunggu.',
    ),
  },
  {
    key: 'homepage-ae',
    kind: 'text',
    heading: words('Covered in the Emirates', 'التغطية في الإمارات', 'Ditanggung di Uni Emirat Arab'),
    body: words(
      'All seven emirates, direct billing at listed clinics in this demo.',
      'الإمارات السبع جميعها، مع الدفع المباشر في العيادات المعروضة ضمن هذا العرض.',
      'Ketujuh emirat, penagihan langsung di klinik yang tercantum dalam demo ini.',
    ),
  },
  {
    key: 'homepage-sa',
    kind: 'text',
    heading: words('Covered in Saudi Arabia', 'التغطية في السعودية', 'Ditanggung di Arab Saudi'),
    body: words(
      'From Riyadh to Abha, direct billing at listed clinics in this demo.',
      'من الرياض إلى أبها، مع الدفع المباشر في العيادات المعروضة ضمن هذا العرض.',
      'Dari Riyadh sampai Abha, penagihan langsung di klinik yang tercantum dalam demo ini.',
    ),
  },
  {
    key: 'popular-searches',
    kind: 'links',
    heading: words('Often looked for', 'الأكثر طلبًا', 'Sering dicari'),
    items: [
      {
        title: words('Family doctors', 'أطباء الأسرة', 'Dokter keluarga'),
        href: '/search/result?speciality=family-medicine',
      },
      { title: words('Paediatricians', 'أطباء الأطفال', 'Dokter anak'), href: '/search/result?speciality=paediatrics' },
      { title: words('Dentists', 'أطباء الأسنان', 'Dokter gigi'), href: '/search/result?speciality=dentistry' },
      {
        title: words('Doctors by video', 'أطباء بالفيديو', 'Dokter lewat video'),
        href: '/search/result?visit=telemedicine',
      },
    ],
  },
  {
    key: 'about',
    kind: 'text',
    heading: words('About this demo', 'عن هذا العرض', 'Tentang demo ini'),
    body: demoNotice,
  },
  { key: 'header-sadeem', kind: 'links', items: findCareLinks },
  {
    key: 'footer-sadeem',
    kind: 'links',
    heading: words('For members', 'للأعضاء', 'Untuk anggota'),
    items: findCareLinks,
  },
]
