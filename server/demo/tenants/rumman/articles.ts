import { words, type ShippedArticle } from '../shipped-tenant.ts'

const ours = {
  en: '<p><small>General information for a demonstration. It replaces no doctor: <a href="/doctors">see one of ours</a>.</small></p>',
  ar: '<p><small>معلومات عامة لأغراض العرض التجريبي، ولا تغني عن الطبيب: <a href="/doctors">قابل أحد أطبائنا</a>.</small></p>',
  id: '<p><small>Informasi umum untuk demo. Bukan pengganti dokter: <a href="/doctors">temui dokter kami</a>.</small></p>',
}

/** Articles of Rumman's blog. */
export const rummanArticles: ShippedArticle[] = [
  {
    id: 'pregnancy-visits',
    published: '2026-11-08',
    title: words('Nine months, ten visits', 'تسعة أشهر وعشر زيارات', 'Sembilan bulan, sepuluh kunjungan'),
    excerpt: words(
      'What happens at each visit of a pregnancy, and which question to bring to it.',
      'ماذا يحدث في كل زيارة أثناء الحمل، وأي سؤال تحملينه معك.',
      'Apa yang dilakukan di setiap kunjungan kehamilan, dan pertanyaan apa yang sebaiknya dibawa.',
    ),
    html: words(
      `<p>A pregnancy that goes well needs about ten visits. They are short, and each has its one purpose.</p><h2>Until week 14</h2><p>The first look, blood tests, and the date. Bring: what your mother’s pregnancies were like.</p><h2>Weeks 18 to 22</h2><p>The long ultrasound. Bring: whoever should see it with you.</p><h2>From week 28</h2><p>Growth, blood pressure, sugar. Bring: the times when the child moves most.</p><h2>Come at once</h2><ul><li>Bleeding, or water that runs.</li><li>A headache that stays, with flickering eyes.</li><li>A day on which the child moves much less.</li></ul>${ours.en}`,
      `<p>الحمل الطبيعي يحتاج إلى نحو عشر زيارات قصيرة، لكل منها غاية واحدة.</p><h2>حتى الأسبوع 14</h2><p>النظرة الأولى وتحاليل الدم وتحديد الموعد. أحضري معك: كيف كانت فترات حمل والدتك.</p><h2>من الأسبوع 18 إلى 22</h2><p>التصوير المفصّل بالسونار. أحضري معك: من تحبين أن يراه معك.</p><h2>من الأسبوع 28</h2><p>النمو وضغط الدم والسكر. أحضري معك: الأوقات التي تكثر فيها حركة الجنين.</p><h2>تعالي فورًا</h2><ul><li>عند النزف أو نزول الماء.</li><li>عند صداع لا يزول مع زغللة في العينين.</li><li>إذا قلّت حركة الجنين كثيرًا في أحد الأيام.</li></ul>${ours.ar}`,
      `<p>Kehamilan yang lancar memerlukan sekitar sepuluh kunjungan. Semuanya singkat, masing-masing dengan satu tujuan.</p><h2>Sampai minggu ke-14</h2><p>Pemeriksaan pertama, tes darah, dan hari perkiraan lahir. Bawa: cerita kehamilan ibu Anda.</p><h2>Minggu 18 sampai 22</h2><p>USG lengkap. Bawa: siapa pun yang ingin ikut melihat.</p><h2>Mulai minggu ke-28</h2><p>Pertumbuhan, tekanan darah, gula. Bawa: catatan kapan bayi paling banyak bergerak.</p><h2>Segera datang</h2><ul><li>Perdarahan, atau air ketuban keluar.</li><li>Sakit kepala yang tidak hilang dengan pandangan berkunang-kunang.</li><li>Hari ketika gerak bayi jauh berkurang.</li></ul>${ours.id}`,
    ),
    image: 'asset:garden.svg',
    imageAlt: words(
      'A garden of pomegranates behind an arch',
      'بستان رمّان خلف قوس',
      'Kebun delima di balik lengkungan',
    ),
  },
  {
    id: 'kind-to-knees',
    published: '2026-10-20',
    title: words('Be kind to your knees', 'ارفق بركبتيك', 'Sayangi lutut Anda'),
    excerpt: words(
      'Three exercises for the muscles that carry a knee, and when rest is right.',
      'ثلاثة تمارين للعضلات التي تحمل الركبة، ومتى تكون الراحة هي الصواب.',
      'Tiga latihan untuk otot penopang lutut, dan kapan istirahat lebih tepat.',
    ),
    html: words(
      `<p>A knee is as good as the muscles above it. Each of these takes two minutes.</p><ol><li>Sit, stretch one leg, hold it for five breaths. Ten times each side.</li><li>Stand up from a chair without your hands. Ten times.</li><li>Climb one stair, slowly, and step down more slowly.</li></ol><h2>Rest, and show us</h2><p>A knee that is hot, swollen since a fall, locked, or that wakes you at night.</p>${ours.en}`,
      `<p>قوة الركبة من قوة العضلات التي فوقها، وكل تمرين من هذه يستغرق دقيقتين.</p><ol><li>اجلس ومدّ إحدى ساقيك وثبّتها خمسة أنفاس. عشر مرات لكل ساق.</li><li>انهض عن الكرسي دون الاستعانة بيديك. عشر مرات.</li><li>اصعد درجة واحدة ببطء، وانزلها ببطء أكبر.</li></ol><h2>استرح ودعنا نرَها</h2><p>إذا كانت الركبة ساخنة أو متورمة بعد سقوط أو متيبسة لا تتحرك أو توقظك ليلًا.</p>${ours.ar}`,
      `<p>Lutut sekuat otot di atasnya. Setiap latihan ini hanya dua menit.</p><ol><li>Duduk, luruskan satu kaki, tahan lima napas. Sepuluh kali tiap sisi.</li><li>Berdiri dari kursi tanpa bantuan tangan. Sepuluh kali.</li><li>Naik satu anak tangga perlahan, turun lebih perlahan lagi.</li></ol><h2>Istirahat dan periksakan</h2><p>Lutut yang panas, bengkak setelah jatuh, terkunci, atau membangunkan Anda di malam hari.</p>${ours.id}`,
    ),
    image: 'asset:steps.svg',
    imageAlt: words('Steps that lead up under arches', 'درجات تصعد تحت الأقواس', 'Anak tangga di bawah lengkungan'),
  },
  {
    id: 'dates-and-sugar',
    published: '2026-09-14',
    title: words('Dates, and diabetes', 'التمر والسكري', 'Kurma dan diabetes'),
    excerpt: words(
      'How many, when, and with what: an answer from our nutrition team.',
      'كم حبة، ومتى، ومع ماذا: إجابة من فريق التغذية لدينا.',
      'Berapa, kapan, dan dengan apa: jawaban tim gizi kami.',
    ),
    html: words(
      `<p>Dates are sweet, and they are not forbidden. Two or three, with nuts or laban, raise the sugar slower than the same dates alone.</p><ul><li>Rutab and khalal have less sugar in each than dried ones.</li><li>Count them as the fruit of the meal, not beside it.</li><li>Measure two hours later, once: your own number says more than any table.</li></ul>${ours.en}`,
      `<p>التمر حلو، لكنه ليس ممنوعًا. حبتان أو ثلاث مع المكسرات أو اللبن ترفع السكر أبطأ مما ترفعه وحدها.</p><ul><li>الرطب والخلال أقل سكرًا في الحبة من التمر المجفف.</li><li>احسبه فاكهةَ الوجبة لا إضافةً إليها.</li><li>قس السكر بعد ساعتين مرة واحدة: رقمك أنت أصدق من أي جدول.</li></ul>${ours.ar}`,
      `<p>Kurma itu manis, tetapi tidak terlarang. Dua atau tiga butir bersama kacang atau laban menaikkan gula lebih lambat daripada kurma saja.</p><ul><li>Ruthab dan khalal mengandung lebih sedikit gula per butir daripada yang kering.</li><li>Hitung sebagai buah dalam makan Anda, bukan tambahannya.</li><li>Ukur dua jam kemudian, sekali saja: angka Anda sendiri lebih berarti daripada tabel mana pun.</li></ul>${ours.id}`,
    ),
    image: 'asset:dates.svg',
    imageAlt: words('A date palm over a bowl', 'نخلة فوق وعاء', 'Pohon kurma di atas mangkuk'),
  },
]
