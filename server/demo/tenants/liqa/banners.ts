import { words, type ShippedBanner } from '../shipped-tenant.ts'

/** Two banners in each country: about fees, and about video and home visits. */
export const liqaBanners: ShippedBanner[] = [
  {
    id: 'fee-first',
    countries: ['ae', 'sa', 'id'],
    title: words('Know the fee before you go', 'اعرف الرسوم قبل أن تذهب', 'Tahu biayanya sebelum berangkat'),
    body: words(
      'Every doctor shows the price of a visit and the insurers they accept, before you choose a time.',
      'يعرض كل طبيب سعر الزيارة وشركات التأمين التي يقبلها قبل أن تختار الموعد.',
      'Setiap dokter menampilkan biaya kunjungan dan asuransi yang diterima sebelum Anda memilih waktu.',
    ),
    action: words('Find a doctor', 'ابحث عن طبيب', 'Cari dokter'),
    href: '/doctors',
    image: 'asset:fee.svg',
  },
  {
    id: 'at-home',
    countries: ['ae', 'sa'],
    title: words('The doctor comes to you', 'الطبيب يأتي إليك', 'Dokter yang datang ke Anda'),
    body: words(
      'General practitioners, physiotherapists and paediatricians who visit at home, evenings included.',
      'أطباء عامون وأطباء أطفال وأخصائيو علاج طبيعي يزورونك في المنزل، وفي المساء أيضًا.',
      'Dokter umum, dokter anak, dan fisioterapis yang datang ke rumah, juga pada malam hari.',
    ),
    action: words('See home visits', 'عرض الزيارات المنزلية', 'Lihat kunjungan rumah'),
    href: '/search/result?visit=homecare',
    image: 'asset:home-visit.svg',
  },
  {
    id: 'by-video',
    countries: ['id'],
    title: words('From any island, by video', 'من أي جزيرة، بالفيديو', 'Dari pulau mana pun, lewat video'),
    body: words(
      'Specialists of the big cities, seen from where you are, at a time in your own zone.',
      'أطباء المدن الكبرى من حيث أنت، وفي وقت حسب توقيتك.',
      'Spesialis dari kota besar, dari tempat Anda berada, pada jam setempat.',
    ),
    action: words('See video visits', 'عرض زيارات الفيديو', 'Lihat konsultasi video'),
    href: '/search/result?visit=telemedicine',
    image: 'asset:video-visit.svg',
  },
  {
    id: 'what-to-bring',
    place: 'doctor',
    countries: ['ae', 'sa', 'id'],
    platforms: ['web'],
    title: words('Going for the first time?', 'زيارتك الأولى؟', 'Pertama kali berkunjung?'),
    body: words(
      'Take your identity card, your insurance card and the names of your medicines along, and be there ten minutes early. A sample notice of this demonstration.',
      'خذ معك بطاقة الهوية وبطاقة التأمين وأسماء أدويتك، واحضر قبل الموعد بعشر دقائق. هذا إعلان نموذجي ضمن العرض التجريبي.',
      'Bawa kartu identitas, kartu asuransi, dan nama obat Anda, lalu datang sepuluh menit lebih awal. Contoh pengumuman dalam demo ini.',
    ),
    action: words('How a video visit goes', 'كيف تسير زيارة الفيديو', 'Bagaimana konsultasi video berjalan'),
    href: '/external?target=video-visit',
    image: 'asset:why.svg',
  },
  {
    id: 'what-to-bring-short',
    place: 'doctor',
    countries: ['ae', 'sa', 'id'],
    platforms: ['mobile'],
    title: words('Going for the first time?', 'زيارتك الأولى؟', 'Pertama kali berkunjung?'),
    body: words(
      'Take your identity and insurance cards along. A sample notice of this demonstration.',
      'خذ معك بطاقة الهوية وبطاقة التأمين. هذا إعلان نموذجي ضمن العرض التجريبي.',
      'Bawa kartu identitas dan kartu asuransi. Contoh pengumuman dalam demo ini.',
    ),
    action: words('How a video visit goes', 'كيف تسير زيارة الفيديو', 'Bagaimana konsultasi video berjalan'),
    href: '/external?target=video-visit',
    image: 'asset:why.svg',
  },
  {
    id: 'instead-of-the-way',
    place: 'clinic',
    countries: ['ae', 'sa', 'id'],
    title: words('Too far today?', 'بعيدة عنك اليوم؟', 'Terlalu jauh hari ini?'),
    body: words(
      'Many doctors also see you by video, often on the same day. A sample notice of this demonstration.',
      'كثير من الأطباء يستقبلونك بالفيديو أيضًا، وغالبًا في اليوم نفسه. هذا إعلان نموذجي ضمن العرض التجريبي.',
      'Banyak dokter juga menerima Anda lewat video, sering kali pada hari yang sama. Contoh pengumuman dalam demo ini.',
    ),
    action: words('See video visits', 'عرض زيارات الفيديو', 'Lihat konsultasi video'),
    href: '/search/result?visit=telemedicine',
    image: 'asset:video-visit.svg',
  },
]
