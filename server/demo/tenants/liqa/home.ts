import { howItWorks } from '../shared/how.ts'
import { demoNotice, inventedNames, inventedVoices } from '../shared/notice.ts'
import { words, type ShippedBlock } from '../shipped-tenant.ts'

/** Blocks of Liqa's home page, beside places, banners and articles. */
export const liqaHome: ShippedBlock[] = [
  howItWorks,
  {
    key: 'video',
    kind: 'video',
    heading: words('Twelve seconds', 'في اثنتي عشرة ثانية', 'Dua belas detik'),
    body: words(
      'From looking for a doctor to having a time, in one short film. Drawn for this demo, and without sound.',
      'من البحث عن طبيب إلى حجز الموعد، في فيلم قصير واحد. رُسم لهذا العرض التجريبي، وهو بلا صوت.',
      'Dari mencari dokter sampai mendapat waktu, dalam satu film pendek. Digambar untuk demo ini, tanpa suara.',
    ),
    video: { film: 'asset:how-it-goes.mp4', poster: 'asset:how-it-goes.webp' },
  },
  {
    key: 'why',
    kind: 'text',
    heading: words('When can I be seen?', 'متى يمكن أن يراني طبيب؟', 'Kapan saya bisa diperiksa?'),
    body: words(
      'It is the question that matters when you are unwell, so Liqa begins with it. Wherever a doctor is named, the next free times stand beside the name, with the fee and the insurers they accept.\n\nOne tap on a time and it is kept for you while you fill in the rest.',
      'هذا هو السؤال الأهم حين تتعب، ومنه يبدأ لقاء. فحيثما ظهر اسم طبيب ظهرت بجانبه أقرب أوقاته ورسومه وشركات التأمين التي يقبلها.\n\nالمس الوقت الذي يناسبك فيُحفظ لك ريثما تُكمل بقية البيانات.',
      'Itulah pertanyaan terpenting saat Anda sakit, dan dari sanalah Liqa berangkat. Di mana pun nama dokter muncul, waktu terdekatnya tampil di sampingnya, beserta biaya dan asuransi yang diterima.\n\nSentuh satu waktu, dan waktu itu disimpan untuk Anda selagi Anda melengkapi sisanya.',
    ),
    image: 'asset:why.svg',
    imageAlt: words(
      'Rows of free times beside each other, one of them chosen',
      'صفوف من الأوقات المتاحة، أحدها مختار',
      'Baris waktu kosong, salah satunya dipilih',
    ),
    items: [{ title: words('See who is free', 'اعرف من المتاح', 'Lihat yang tersedia'), href: '/doctors' }],
  },
  {
    key: 'featured-on',
    kind: 'logos',
    heading: words('Read about us in', 'كتبوا عنا', 'Diberitakan di'),
    body: inventedNames,
    items: [
      { title: words('Khaleej Ledger', 'Khaleej Ledger', 'Khaleej Ledger'), image: 'asset:press-khaleej.svg' },
      { title: words('Sehat Pagi', 'Sehat Pagi', 'Sehat Pagi'), image: 'asset:press-sehat.svg' },
      { title: words('Corniche Review', 'Corniche Review', 'Corniche Review'), image: 'asset:press-corniche.svg' },
      { title: words('Nusantara Post', 'Nusantara Post', 'Nusantara Post'), image: 'asset:press-nusantara.svg' },
      { title: words('Majlis Health', 'Majlis Health', 'Majlis Health'), image: 'asset:press-majlis.svg' },
    ],
  },
  {
    key: 'testimonies',
    kind: 'testimonies',
    heading: words('What it could be like', 'هكذا قد تكون التجربة', 'Seperti inilah rasanya'),
    body: inventedVoices,
    items: [
      {
        title: words('Mariam, Sharjah', 'مريم، الشارقة', 'Mariam, Sharjah'),
        body: words(
          'My son had a fever at nine in the evening. I saw that a paediatrician ten minutes away had a time at half past, and we went.',
          'ارتفعت حرارة ابني في التاسعة مساءً، فوجدت طبيب أطفال على بعد عشر دقائق لديه موعد في التاسعة والنصف، فذهبنا.',
          'Anak saya demam pukul sembilan malam. Saya lihat ada dokter anak sepuluh menit dari rumah yang kosong pukul setengah sepuluh, dan kami berangkat.',
        ),
      },
      {
        title: words('Faisal, Riyadh', 'فيصل، الرياض', 'Faisal, Riyadh'),
        body: words(
          'I compared three dentists by fee and by day on the bus home. Booked before my stop.',
          'قارنت بين ثلاثة أطباء أسنان حسب الرسوم واليوم وأنا عائد في الحافلة، وحجزت قبل أن أصل.',
          'Saya membandingkan tiga dokter gigi menurut biaya dan hari di bus pulang. Sebelum turun, janji temunya sudah jadi.',
        ),
      },
      {
        title: words('Dewi, Surabaya', 'ديوي، سورابايا', 'Dewi, Surabaya'),
        body: words(
          'The physiotherapist comes to my mother’s house. The price was on the screen, and it was the price we paid.',
          'يأتي أخصائي العلاج الطبيعي إلى بيت أمي. كان السعر ظاهرًا على الشاشة، وهو ما دفعناه بالضبط.',
          'Fisioterapisnya datang ke rumah ibu saya. Harganya tampil di layar, dan itulah yang kami bayar.',
        ),
      },
      {
        title: words('Arun, Dubai', 'آرون، دبي', 'Arun, Dubai'),
        body: words(
          'I wanted somebody who speaks Malayalam with my father. Two touches, and there were eleven.',
          'أردت طبيبًا يتحدث المالايالامية مع والدي. لمستان فقط، فظهر أحد عشر طبيبًا.',
          'Saya mencari dokter yang bisa berbahasa Malayalam dengan ayah saya. Dua sentuhan, dan ada sebelas.',
        ),
      },
    ],
  },
  {
    key: 'pro',
    kind: 'banner',
    heading: words('Are you a doctor?', 'هل أنت طبيب؟', 'Anda seorang dokter?'),
    body: words(
      'Show the times you really have, in the languages you speak, at each place you work. Patients arrive knowing the fee.',
      'اعرض أوقاتك المتاحة فعلًا باللغات التي تتحدثها وفي كل مكان تعمل فيه، ويصل المرضى وهم يعرفون الرسوم.',
      'Tampilkan waktu yang benar-benar Anda punya, dalam bahasa Anda, di setiap tempat praktik. Pasien datang sudah tahu biayanya.',
    ),
    image: 'asset:pro.svg',
    imageAlt: words(
      'A week of visits and a stethoscope',
      'أسبوع من المواعيد وسماعة طبية',
      'Jadwal seminggu dan stetoskop',
    ),
    items: [
      {
        title: words('What doctors should know', 'ما ينبغي للأطباء معرفته', 'Yang perlu diketahui dokter'),
        href: '/external?target=for-doctors',
      },
    ],
  },
  {
    key: 'app',
    kind: 'apps',
    heading: words('Keep Liqa on your phone', 'احتفظ بتطبيق لقاء على هاتفك', 'Simpan Liqa di ponsel Anda'),
    body: words(
      'It opens at once, remembers where you were, and shows your next visit even without a network.',
      'يفتح في الحال، ويتذكر أين توقفت، ويعرض موعدك القادم حتى دون اتصال.',
      'Langsung terbuka, mengingat halaman terakhir Anda, dan menampilkan kunjungan berikutnya walau tanpa jaringan.',
    ),
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
      { title: words('Eye doctors', 'أطباء العيون', 'Dokter mata'), href: '/search/result?speciality=ophthalmology' },
      {
        title: words('Psychologists', 'الأخصائيون النفسيون', 'Psikolog'),
        href: '/search/result?speciality=psychology',
      },
    ],
  },
  {
    key: 'about',
    kind: 'text',
    heading: words('About this demo', 'عن هذا العرض', 'Tentang demo ini'),
    body: demoNotice,
  },
]
