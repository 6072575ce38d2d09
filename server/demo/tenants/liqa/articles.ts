import { words, type ShippedArticle } from '../shipped-tenant.ts'

const seeDoctor = {
  en: '<p><small>General information for a demonstration. It replaces no doctor: <a href="/doctors">see who is free today</a>.</small></p>',
  ar: '<p><small>معلومات عامة لأغراض العرض التجريبي، ولا تغني عن الطبيب: <a href="/doctors">اعرف من المتاح اليوم</a>.</small></p>',
  id: '<p><small>Informasi umum untuk demo. Bukan pengganti dokter: <a href="/doctors">lihat siapa yang tersedia hari ini</a>.</small></p>',
}

/** Articles of Liqa's blog. */
export const liqaArticles: ShippedArticle[] = [
  {
    id: 'fever-in-children',
    published: '2026-10-28',
    title: words(
      'Fever in children: when to wait, when to go',
      'الحمّى عند الأطفال: متى تنتظر ومتى تذهب',
      'Demam pada anak: kapan menunggu, kapan berangkat',
    ),
    excerpt: words(
      'The number on the thermometer matters less than how your child is. Four signs that should not wait until morning.',
      'رقم ميزان الحرارة أقل أهمية من حال طفلك. أربع علامات لا تنتظر حتى الصباح.',
      'Angka di termometer tidak sepenting keadaan anak Anda. Empat tanda yang tidak boleh menunggu sampai pagi.',
    ),
    html: words(
      `<p>A fever is the body at work. A child who drinks, plays a little and can be comforted may usually be watched at home for a day or two.</p><h2>Go now</h2><ul><li>Younger than three months, and 38 °C or more.</li><li>Hard to wake, or crying that cannot be comforted.</li><li>Fast or difficult breathing, or lips that look blue.</li><li>A rash that stays when you press a glass on it, or a stiff neck.</li></ul><h2>At home</h2><p>Offer small drinks often, dress lightly, and let sleep happen. Give medicine by weight, never by guess.</p>${seeDoctor.en}`,
      `<p>الحمّى دليل على أن الجسم يقاوم. والطفل الذي يشرب ويلعب قليلًا ويهدأ بين ذراعيك يمكن في العادة مراقبته في المنزل يومًا أو يومين.</p><h2>اذهب فورًا</h2><ul><li>إذا كان عمره أقل من ثلاثة أشهر وبلغت حرارته 38 درجة أو أكثر.</li><li>إذا صعب إيقاظه أو لم يتوقف بكاؤه.</li><li>إذا كان تنفسه سريعًا أو صعبًا أو ازرقّت شفتاه.</li><li>إذا ظهر طفح لا يختفي عند الضغط عليه بكأس زجاجية، أو تيبّست رقبته.</li></ul><h2>في المنزل</h2><p>قدّم له السوائل قليلًا قليلًا، وخفّف ملابسه، ودعه ينام. وأعطه الدواء حسب وزنه لا بالتخمين.</p>${seeDoctor.ar}`,
      `<p>Demam berarti tubuh sedang bekerja. Anak yang mau minum, masih bermain, dan bisa ditenangkan biasanya boleh dipantau di rumah sehari dua hari.</p><h2>Segera berangkat</h2><ul><li>Usia di bawah tiga bulan dan suhu 38 °C atau lebih.</li><li>Sulit dibangunkan, atau menangis tanpa bisa ditenangkan.</li><li>Napas cepat atau berat, atau bibir tampak biru.</li><li>Ruam yang tidak hilang saat ditekan gelas, atau leher kaku.</li></ul><h2>Di rumah</h2><p>Beri minum sedikit-sedikit tetapi sering, pakaian tipis, dan biarkan tidur. Berikan obat menurut berat badan, jangan menebak.</p>${seeDoctor.id}`,
    ),
    image: 'asset:fever.svg',
    imageAlt: words(
      'A thermometer beside a night window',
      'ميزان حرارة بجانب نافذة في الليل',
      'Termometer di dekat jendela malam',
    ),
  },
  {
    id: 'sun-and-skin',
    published: '2026-09-30',
    title: words('Sun and skin, all year', 'الشمس والبشرة طوال العام', 'Matahari dan kulit, sepanjang tahun'),
    excerpt: words(
      'Between ten and four the shade is the best cream. What to look for once a month.',
      'بين العاشرة والرابعة يبقى الظل أفضل واقٍ. وما الذي ينبغي تفقّده مرة كل شهر.',
      'Antara pukul sepuluh dan empat, tempat teduh adalah krim terbaik. Apa yang perlu dicek sebulan sekali.',
    ),
    html: words(
      `<p>In our part of the world the sun does not go away in winter. A little care each day is worth more than a lot of it in August.</p><h2>Each day</h2><ul><li>Shade between ten and four.</li><li>A hat, long sleeves, and a cream of factor 30 or more on what is left.</li><li>Again after two hours, and after water.</li></ul><h2>Once a month</h2><p>Look at your moles in good light. Show a doctor one that is new, that changes, bleeds, or has an edge like a map.</p>${seeDoctor.en}`,
      `<p>في منطقتنا لا تغيب الشمس في الشتاء. والعناية القليلة كل يوم أنفع من الكثير منها في أغسطس.</p><h2>كل يوم</h2><ul><li>الجلوس في الظل بين العاشرة والرابعة.</li><li>قبعة وأكمام طويلة، وواقٍ من الشمس بعامل حماية 30 أو أكثر على ما ينكشف.</li><li>إعادة وضعه بعد ساعتين وبعد السباحة.</li></ul><h2>مرة كل شهر</h2><p>تفقّد الشامات في ضوء جيد، وأرِ الطبيب كل شامة جديدة أو متغيرة أو نازفة أو ذات حواف غير منتظمة.</p>${seeDoctor.ar}`,
      `<p>Di wilayah kita matahari tidak pernah libur. Sedikit perawatan setiap hari lebih berguna daripada banyak sekaligus.</p><h2>Setiap hari</h2><ul><li>Berteduh antara pukul sepuluh dan empat.</li><li>Topi, lengan panjang, dan tabir surya SPF 30 atau lebih di bagian yang terbuka.</li><li>Ulangi setelah dua jam, dan setelah kena air.</li></ul><h2>Sebulan sekali</h2><p>Periksa tahi lalat di tempat terang. Tunjukkan kepada dokter bila ada yang baru, berubah, berdarah, atau tepinya tidak beraturan.</p>${seeDoctor.id}`,
    ),
    image: 'asset:sun.svg',
    imageAlt: words(
      'The sun over dunes, and a place in the shade',
      'الشمس فوق الكثبان ومكان في الظل',
      'Matahari di atas bukit pasir dan tempat teduh',
    ),
  },
  {
    id: 'video-visit',
    published: '2026-08-19',
    title: words('A video visit, well prepared', 'زيارة الفيديو: كيف تستعد لها', 'Siap untuk konsultasi video'),
    excerpt: words(
      'Three minutes before the call decide how much the doctor can do for you.',
      'ثلاث دقائق قبل المكالمة تحدد كم يستطيع الطبيب أن يساعدك.',
      'Tiga menit sebelum panggilan menentukan seberapa banyak dokter bisa membantu.',
    ),
    html: words(
      `<p>Much of what a doctor needs can be told and shown. The rest is light, quiet and a list.</p><h2>Before</h2><ul><li>Sit facing a window or a lamp, in a room where you can speak freely.</li><li>Write down when it began, what makes it better, and what you take.</li><li>Have your last results at hand, and a torch if it is your throat or skin.</li></ul><h2>Not by video</h2><p>Chest pain, weakness on one side, a bad injury or trouble breathing: call an ambulance.</p>${seeDoctor.en}`,
      `<p>كثير مما يحتاج إليه الطبيب يمكن قوله أو إظهاره، وما تبقّى ضوء وهدوء وقائمة قصيرة.</p><h2>قبل المكالمة</h2><ul><li>اجلس مقابل نافذة أو مصباح في غرفة تستطيع الحديث فيها بحرية.</li><li>اكتب متى بدأت الأعراض، وما الذي يخففها، وما تتناوله من أدوية.</li><li>جهّز آخر نتائجك، ومصباحًا صغيرًا إن كانت الشكوى في الحلق أو الجلد.</li></ul><h2>ما لا يصلح بالفيديو</h2><p>ألم الصدر، أو ضعف في جانب من الجسم، أو إصابة شديدة، أو صعوبة في التنفس: اطلب الإسعاف.</p>${seeDoctor.ar}`,
      `<p>Banyak hal yang dibutuhkan dokter bisa diceritakan dan diperlihatkan. Sisanya adalah cahaya, ketenangan, dan sebuah catatan.</p><h2>Sebelumnya</h2><ul><li>Duduk menghadap jendela atau lampu, di ruang tempat Anda bebas berbicara.</li><li>Catat kapan mulai, apa yang meredakan, dan obat yang diminum.</li><li>Siapkan hasil tes terakhir, dan senter bila keluhannya di tenggorokan atau kulit.</li></ul><h2>Bukan lewat video</h2><p>Nyeri dada, lemah di satu sisi tubuh, cedera berat, atau sesak napas: panggil ambulans.</p>${seeDoctor.id}`,
    ),
    image: 'asset:video-visit.svg',
    imageAlt: words('A conversation on the screen of a phone', 'محادثة على شاشة هاتف', 'Percakapan di layar ponsel'),
  },
]

/** Target of the block for doctors. */
export const forDoctors = {
  title: words('For doctors', 'للأطباء', 'Untuk dokter'),
  html: words(
    `<p>Liqa shows your free times and nothing that you did not offer.</p><h2>How it works</h2><ol><li>Tell us where you work, in which languages, and for which fee.</li><li>Set your hours once, and take out the days you are away.</li><li>A time that is booked here is taken everywhere.</li></ol><h2>What it costs</h2><p>In this demonstration: nothing, since there are no doctors in it.</p>`,
    `<p>يعرض لقاء أوقاتك المتاحة ولا شيء لم تعرضه أنت.</p><h2>كيف يعمل</h2><ol><li>أخبرنا أين تعمل وبأي لغات ومقابل أي رسوم.</li><li>حدّد ساعاتك مرة واحدة، واستثنِ أيام غيابك.</li><li>الوقت الذي يُحجز هنا يُحجز في كل مكان.</li></ol><h2>كم يكلّف</h2><p>في هذا العرض التجريبي: لا شيء، إذ لا أطباء فيه.</p>`,
    `<p>Liqa menampilkan waktu kosong Anda, dan tidak ada yang tidak Anda tawarkan.</p><h2>Cara kerjanya</h2><ol><li>Beri tahu kami tempat praktik, bahasa, dan biaya Anda.</li><li>Atur jam sekali saja, lalu keluarkan hari-hari Anda tidak praktik.</li><li>Waktu yang dipesan di sini tertutup di mana-mana.</li></ol><h2>Biayanya</h2><p>Dalam demo ini: tidak ada, karena dokternya pun tidak ada.</p>`,
  ),
}
