import { findCareLinks } from '../shared/links.ts'
import { demoNotice, inventedNames, inventedVoices } from '../shared/notice.ts'
import { words, type ShippedBlock } from '../shipped-tenant.ts'

/** Blocks of Rumman's home page, beside banners and articles, and its header and footer. */
export const rummanHome: ShippedBlock[] = [
  {
    key: 'speciality',
    kind: 'specialities',
    heading: words('Our departments', 'أقسامنا', 'Departemen kami'),
    items: [
      {
        icon: 'venus',
        title: words('Women’s health', 'صحة المرأة', 'Kesehatan perempuan'),
        href: '/search/result?speciality=obstetrics-gynaecology',
      },
      { icon: 'heart-pulse', title: words('Heart', 'القلب', 'Jantung'), href: '/search/result?speciality=cardiology' },
      { icon: 'baby', title: words('Children', 'الأطفال', 'Anak'), href: '/search/result?speciality=paediatrics' },
      {
        icon: 'bone',
        title: words('Bones and joints', 'العظام والمفاصل', 'Tulang dan sendi'),
        href: '/search/result?speciality=orthopaedics',
      },
    ],
  },
  {
    key: 'hero',
    kind: 'text',
    heading: words('One record in eleven houses', 'ملف واحد في أحد عشر فرعًا', 'Satu rekam medis di sebelas lokasi'),
    body: words(
      'Whichever Rumman hospital or clinic you go to, in the Emirates or in Indonesia, the team there sees what the last one wrote.\n\nWe have kept it so since the first house opened beside a garden of pomegranates, or so this demonstration tells it.',
      'أيًّا كان مستشفى رُمّان أو عيادته التي تزورها، في الإمارات أو إندونيسيا، يطّلع فريقها على ما كتبه الفريق السابق.\n\nوهكذا نعمل منذ افتتاح أول مستشفى بجانب بستان رمّان، أو هكذا تروي هذه النسخة التجريبية.',
      'Ke rumah sakit atau klinik Rumman mana pun Anda datang, di Uni Emirat Arab atau Indonesia, timnya melihat catatan tim sebelumnya.\n\nBegitulah sejak rumah sakit pertama dibuka di samping kebun delima, setidaknya menurut demo ini.',
    ),
    image: 'asset:houses.svg',
    imageAlt: words('An arcade beside pomegranate trees', 'رواق بجانب أشجار الرمّان', 'Serambi di samping pohon delima'),
    items: [{ title: words('Our hospitals', 'مستشفياتنا', 'Rumah sakit kami'), href: '/search/hospital' }],
  },
  {
    key: 'how',
    kind: 'steps',
    heading: words('Your visit', 'زيارتك', 'Kunjungan Anda'),
    items: [
      {
        icon: 'calendar-check',
        title: words('Book here', 'احجز هنا', 'Pesan di sini'),
        body: words(
          'Any of our doctors, any of our houses, at a time you see.',
          'مع أي من أطبائنا، في أي من فروعنا، في وقت تراه أمامك.',
          'Dokter mana pun, lokasi mana pun, pada waktu yang tampil.',
        ),
      },
      {
        icon: 'map-pin',
        title: words('Come ten minutes early', 'احضر قبل الموعد بعشر دقائق', 'Datang sepuluh menit lebih awal'),
        body: words(
          'Bring your identity card. Parking is free for patients.',
          'أحضر بطاقة هويتك. المواقف مجانية للمرضى.',
          'Bawa kartu identitas. Parkir gratis untuk pasien.',
        ),
      },
      {
        icon: 'hand-heart',
        title: words('Someone meets you', 'هناك من يستقبلك', 'Ada yang menyambut Anda'),
        body: words(
          'A coordinator walks with you, in Arabic, English or Indonesian.',
          'يرافقك منسّق يتحدث العربية أو الإنجليزية أو الإندونيسية.',
          'Seorang pendamping menemani Anda, berbahasa Arab, Inggris, atau Indonesia.',
        ),
      },
      {
        icon: 'file-text',
        title: words('Your results follow', 'النتائج تصل إليك', 'Hasilnya menyusul'),
        body: words(
          'With a word from your doctor, not only a number.',
          'مع كلمة من طبيبك، لا مجرد رقم.',
          'Disertai penjelasan dokter, bukan sekadar angka.',
        ),
      },
    ],
  },
  {
    key: 'why',
    kind: 'cards',
    heading: words('Centres we are known for', 'مراكز نُعرف بها', 'Pusat unggulan kami'),
    items: [
      {
        title: words('The garden ward', 'جناح الحديقة', 'Bangsal taman'),
        body: words(
          'Pregnancy, birth and the weeks after, under one roof.',
          'الحمل والولادة والأسابيع التالية تحت سقف واحد.',
          'Kehamilan, persalinan, dan minggu-minggu sesudahnya dalam satu atap.',
        ),
        href: '/search/result?speciality=obstetrics-gynaecology',
        image: 'asset:women.svg',
      },
      {
        title: words('Heart in a day', 'القلب في يوم واحد', 'Jantung dalam sehari'),
        body: words(
          'Examination, ultrasound and a plan before you go home.',
          'فحص وتصوير بالسونار وخطة علاج قبل أن تعود إلى بيتك.',
          'Pemeriksaan, USG jantung, dan rencana perawatan sebelum Anda pulang.',
        ),
        href: '/search/result?speciality=cardiology',
        image: 'asset:heart.svg',
      },
      {
        title: words('The kite room', 'غرفة الطائرات الورقية', 'Ruang layang-layang'),
        body: words(
          'Children wait where there is something to do.',
          'حيث ينتظر الأطفال ولديهم ما يفعلونه.',
          'Tempat anak menunggu sambil bermain.',
        ),
        href: '/search/result?speciality=paediatrics',
        image: 'asset:children.svg',
      },
    ],
  },
  {
    key: 'featured-on',
    kind: 'logos',
    heading: words('We work with', 'نعمل مع', 'Kami bekerja sama dengan'),
    body: inventedNames,
    items: [
      {
        title: words('Saffron Laboratories', 'Saffron Laboratories', 'Saffron Laboratories'),
        image: 'asset:partner-saffron.svg',
      },
      { title: words('Zaytun Imaging', 'Zaytun Imaging', 'Zaytun Imaging'), image: 'asset:partner-zaytun.svg' },
      {
        title: words('Melati Foundation', 'Melati Foundation', 'Melati Foundation'),
        image: 'asset:partner-melati.svg',
      },
      {
        title: words('Oryx Rehabilitation', 'Oryx Rehabilitation', 'Oryx Rehabilitation'),
        image: 'asset:partner-oryx.svg',
      },
    ],
  },
  {
    key: 'testimonies',
    kind: 'testimonies',
    heading: words('Letters', 'رسائل', 'Surat'),
    body: inventedVoices,
    items: [
      {
        title: words('Sara, Abu Dhabi', 'سارة، أبوظبي', 'Sara, Abu Dhabi'),
        body: words(
          'The midwife of my first child was there for my second. She remembered what I was afraid of.',
          'القابلة التي رافقتني مع طفلي الأول كانت معي في الثاني، وتذكرت ما كنت أخشاه.',
          'Bidan anak pertama saya ada lagi untuk yang kedua. Ia ingat apa yang saya takutkan.',
        ),
      },
      {
        title: words('Pak Budi, Jakarta', 'باك بودي، جاكرتا', 'Pak Budi, Jakarta'),
        body: words(
          'I had my heart seen in Dubai and my knee in Jakarta. Nobody asked me the same question twice.',
          'فحصت قلبي في دبي وركبتي في جاكرتا، ولم يسألني أحد السؤال نفسه مرتين.',
          'Jantung saya diperiksa di Dubai dan lutut saya di Jakarta. Tak ada yang bertanya hal yang sama dua kali.',
        ),
      },
      {
        title: words('Khalid, Sharjah', 'خالد، الشارقة', 'Khalid, Sharjah'),
        body: words(
          'My daughter asks when we go back to the room with the kites.',
          'تسألني ابنتي متى نعود إلى غرفة الطائرات الورقية.',
          'Putri saya bertanya kapan kembali ke ruang layang-layang.',
        ),
      },
    ],
  },
  {
    key: 'pro',
    kind: 'banner',
    heading: words('Sending us a patient?', 'هل تحيل إلينا مريضًا؟', 'Merujuk pasien kepada kami?'),
    body: words(
      'Referring doctors hear back within two working days, in writing.',
      'يتلقى الأطباء المُحيلون ردًّا مكتوبًا خلال يومي عمل.',
      'Dokter perujuk menerima kabar tertulis dalam dua hari kerja.',
    ),
    items: [{ title: words('Find a colleague', 'ابحث عن زميل', 'Cari rekan sejawat'), href: '/doctors' }],
  },
  {
    key: 'app',
    kind: 'apps',
    heading: words('Rumman at hand', 'رُمّان في متناول يدك', 'Rumman dalam genggaman'),
    body: words(
      'Our doctors, your visits and the way to each house, on your home screen.',
      'أطباؤنا وزياراتك والطريق إلى كل فرع، على شاشتك الرئيسية.',
      'Dokter kami, kunjungan Anda, dan jalan ke setiap lokasi, di layar utama.',
    ),
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
  {
    key: 'popular-searches',
    kind: 'links',
    heading: words('Often asked for', 'الأكثر طلبًا', 'Sering dicari'),
    items: [
      {
        title: words('Pregnancy check-ups', 'متابعة الحمل', 'Kontrol kehamilan'),
        href: '/search/result?speciality=obstetrics-gynaecology',
      },
      {
        title: words('Heart examination', 'فحص القلب', 'Pemeriksaan jantung'),
        href: '/search/result?speciality=cardiology',
      },
      {
        title: words('Knee and hip', 'الركبة والورك', 'Lutut dan pinggul'),
        href: '/search/result?speciality=orthopaedics',
      },
      {
        title: words('Children’s doctors', 'أطباء الأطفال', 'Dokter anak'),
        href: '/search/result?speciality=paediatrics',
      },
    ],
  },
  {
    key: 'about',
    kind: 'text',
    heading: words('About this demo', 'عن هذا العرض', 'Tentang demo ini'),
    body: demoNotice,
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
    items: findCareLinks,
  },
  {
    key: 'footer',
    kind: 'html',
    html: words(
      '<h3>Visiting hours</h3><p>Every day 10:00 to 12:00 and 16:00 to 20:00. Children’s wards: parents at any time.</p>',
      '<h3>أوقات الزيارة</h3><p>يوميًا من 10:00 إلى 12:00 ومن 16:00 إلى 20:00. أجنحة الأطفال: للوالدين في أي وقت.</p>',
      '<h3>Jam besuk</h3><p>Setiap hari pukul 10.00–12.00 dan 16.00–20.00. Bangsal anak: orang tua kapan saja.</p>',
    ),
  },
]
