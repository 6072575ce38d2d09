import { words, type ShippedArticle } from '../shipped-tenant.ts'

const covered = {
  en: '<p><small>General information for a demonstration. It replaces no doctor: <a href="/insurance/sadeem">find one your plan covers</a>.</small></p>',
  ar: '<p><small>معلومات عامة لأغراض العرض التجريبي، ولا تغني عن الطبيب: <a href="/insurance/sadeem">ابحث عن طبيب تشمله وثيقتك</a>.</small></p>',
  id: '<p><small>Informasi umum untuk demo. Bukan pengganti dokter: <a href="/insurance/sadeem">cari dokter yang ditanggung</a>.</small></p>',
}

/** Articles of Sadeem's blog. */
export const sadeemArticles: ShippedArticle[] = [
  {
    id: 'yearly-check',
    published: '2026-11-02',
    title: words('The yearly check: what it is for', 'الفحص السنوي: ما فائدته', 'Pemeriksaan tahunan: untuk apa'),
    excerpt: words(
      'Blood pressure, sugar, fats: three quiet numbers that are worth half an hour.',
      'ضغط الدم والسكر والدهون: ثلاثة أرقام صامتة تستحق نصف ساعة.',
      'Tekanan darah, gula, lemak: tiga angka sunyi yang layak diberi setengah jam.',
    ),
    html: words(
      `<p>Most of what a check finds does not hurt yet. That is the point of it.</p><table><thead><tr><th scope="col">From age</th><th scope="col">What</th><th scope="col">How often</th></tr></thead><tbody><tr><td>18</td><td>Blood pressure</td><td>Each year</td></tr><tr><td>35</td><td>Blood sugar and fats</td><td>Every three years, or as your doctor says</td></tr><tr><td>45</td><td>Bowel screening</td><td>As your doctor says</td></tr></tbody></table><h2>How to come</h2><p>In the morning, without breakfast, with your last results. Water is fine.</p>${covered.en}`,
      `<p>معظم ما يكشفه الفحص لا يؤلم بعد، وهنا تكمن فائدته.</p><table><thead><tr><th scope="col">من عمر</th><th scope="col">الفحص</th><th scope="col">كم مرة</th></tr></thead><tbody><tr><td>18</td><td>ضغط الدم</td><td>كل سنة</td></tr><tr><td>35</td><td>سكر الدم والدهون</td><td>كل ثلاث سنوات أو كما يرى طبيبك</td></tr><tr><td>45</td><td>فحص القولون</td><td>كما يرى طبيبك</td></tr></tbody></table><h2>كيف تأتي</h2><p>في الصباح، على الريق، ومعك آخر نتائجك. ولا بأس بالماء.</p>${covered.ar}`,
      `<p>Sebagian besar temuan belum terasa sakit. Justru itu gunanya.</p><p>Datanglah pagi hari tanpa sarapan, dan bawa hasil tes terakhir. Air putih boleh.</p>${covered.id}`,
    ),
    image: 'asset:check.svg',
    imageAlt: words(
      'A line of heartbeats that ends in a star',
      'خط نبضات ينتهي بنجمة',
      'Garis detak jantung yang berakhir di bintang',
    ),
  },
  {
    id: 'direct-billing',
    published: '2026-10-12',
    title: words(
      'Direct billing in three sentences',
      'الدفع المباشر في ثلاث جمل',
      'Penagihan langsung dalam tiga kalimat',
    ),
    excerpt: words(
      'Who pays whom, when you still pay something, and what to keep.',
      'من يدفع لمن، ومتى تدفع أنت شيئًا، وبماذا تحتفظ.',
      'Siapa membayar siapa, kapan Anda masih membayar, dan apa yang disimpan.',
    ),
    html: words(
      `<ol><li>At a clinic of the network you show your card, and the clinic sends the bill to us.</li><li>You pay your share at the desk: none for a family doctor, a fixed sum for a specialist, as your plan says.</li><li>Outside the network you pay first and send us the receipt within ninety days.</li></ol><h2>Keep</h2><p>The receipt of your share, and the prescription. Nothing else.</p>${covered.en}`,
      `<ol><li>في عيادات الشبكة تُبرز بطاقتك وترسل العيادة الفاتورة إلينا.</li><li>تدفع نسبتك عند الاستقبال: لا شيء لطبيب الأسرة، ومبلغًا ثابتًا للأخصائي بحسب وثيقتك.</li><li>خارج الشبكة تدفع أولًا ثم ترسل إلينا الإيصال خلال تسعين يومًا.</li></ol><h2>احتفظ بـ</h2><p>إيصال نسبتك والوصفة الطبية، ولا شيء غير ذلك.</p>${covered.ar}`,
      `<ol><li>Di klinik jaringan Anda menunjukkan kartu, dan klinik mengirim tagihan kepada kami.</li><li>Anda membayar bagian Anda di meja depan.</li><li>Di luar jaringan Anda membayar dulu, lalu mengirim kuitansi dalam sembilan puluh hari.</li></ol>${covered.id}`,
    ),
    image: 'asset:billing.svg',
    imageAlt: words(
      'A paper on its way between two places',
      'ورقة في طريقها بين مكانين',
      'Selembar kertas di antara dua tempat',
    ),
  },
  {
    id: 'walk-more',
    published: '2026-09-06',
    title: words('Walk, even in July', 'امشِ ولو في يوليو', 'Berjalanlah, bahkan di bulan Juli'),
    excerpt: words(
      'Thirty minutes, five days, indoors if need be: the cheapest medicine we cover.',
      'ثلاثون دقيقة، خمسة أيام، وفي الداخل إن لزم: أرخص دواء نغطيه.',
      'Tiga puluh menit, lima hari, di dalam ruangan bila perlu: obat termurah yang kami tanggung.',
    ),
    html: words(
      `<p>Half an hour of brisk walking on five days of the week lowers blood pressure and lifts the mood. Brisk means: you can speak, and cannot sing.</p><h2>In summer</h2><ul><li>Malls open early for walkers, and so do some museums.</li><li>Ten minutes three times count as much as thirty at once.</li><li>Drink before you are thirsty.</li></ul>${covered.en}`,
      `<p>نصف ساعة من المشي السريع خمسة أيام في الأسبوع تخفض ضغط الدم وتحسّن المزاج. والسريع أن تستطيع الكلام ولا تستطيع الغناء.</p><h2>في الصيف</h2><ul><li>تفتح المراكز التجارية وبعض المتاحف أبوابها باكرًا لمن يمشي.</li><li>عشر دقائق ثلاث مرات تعادل ثلاثين دقيقة متصلة.</li><li>اشرب قبل أن تعطش.</li></ul>${covered.ar}`,
      `<p>Setengah jam jalan cepat lima hari seminggu menurunkan tekanan darah. Cepat artinya: bisa berbicara, tetapi tidak bisa bernyanyi.</p>${covered.id}`,
    ),
    image: 'asset:walk.svg',
    imageAlt: words('A path between stars', 'طريق بين النجوم', 'Jalan di antara bintang'),
  },
]
