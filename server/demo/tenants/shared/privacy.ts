import { words, type Words } from '../shipped-tenant.ts'

/** Privacy policy of a demo tenant. */
export const privacyHtml = ({ en, ar, id }: Words): Words =>
  words(
    `<p><strong>${en} is a demonstration.</strong> Please use an invented name and number. What you type stays on the server that runs this demonstration and is sent to nobody else.</p>
<h2>What we ask for, and why</h2><table><thead><tr><th scope="col">What</th><th scope="col">Why</th></tr></thead><tbody><tr><td>Name, phone, and email if you give it</td><td>So that the clinic knows who comes and can reach you</td></tr><tr><td>Age group, insurance and a note, if you give them</td><td>So that the doctor is prepared</td></tr><tr><td>The time and place of your visit</td><td>To keep it for you, and to confirm it by text message</td></tr></tbody></table>
<h2>Your position</h2><p>We ask for it only when you press “Near me”, use it to find who is close, and keep it nowhere.</p>
<h2>What stays on your device</h2><p>Unfinished bookings, your language and your last searches are kept on your device, so that nothing you typed is lost. Signing out removes what is personal.</p>
<h2>Who sees it</h2><p>The clinic you book with. Nobody buys it, and there is no advertising here.</p>
<h2>How long</h2><p>Codes we send you: ten minutes. Unfinished bookings on your device: three days. Appointments: as long as the law of the country asks clinics to keep them.</p>
<h2>When something fails</h2><p>The app tells our server what kind of failure it was and nothing about you, so that we can mend it. It tells nothing if your browser sends Global Privacy Control or Do Not Track.</p>
<h2>What is counted</h2><p>How often the app is opened and installed, how often a search finds nothing, how many visits are booked and cancelled, and at which step bookings end, by day. A count has nothing of you in it: no name, no device, no address and no words you searched for. Nothing of your device is counted if your browser sends Global Privacy Control or Do Not Track.</p>
<h2>Your rights</h2><p>You may see what we hold about you, have it corrected, and have it removed where the law does not require it to be kept.</p>
<p>See also our <a href="/external?target=terms">terms of use</a>.</p>`,
    `<p><strong>تطبيق ${ar} عرض تجريبي.</strong> نرجو استخدام اسم ورقم غير حقيقيين. ما تكتبه يبقى على الخادم الذي يشغّل هذا العرض ولا يُرسل إلى أي جهة أخرى.</p>
<h2>ماذا نطلب ولماذا</h2><table><thead><tr><th scope="col">البيانات</th><th scope="col">السبب</th></tr></thead><tbody><tr><td>الاسم والهاتف، والبريد الإلكتروني إن ذكرته</td><td>لتعرف العيادة من سيحضر وتتمكن من التواصل معه</td></tr><tr><td>الفئة العمرية والتأمين والملاحظة، إن ذكرتها</td><td>ليستعد الطبيب للزيارة</td></tr><tr><td>وقت الزيارة ومكانها</td><td>لحفظ الموعد لك وتأكيده برسالة نصية</td></tr></tbody></table>
<h2>موقعك</h2><p>لا نطلبه إلا حين تضغط «بالقرب مني»، ونستخدمه لمعرفة الأقرب إليك، ولا نحتفظ به في أي مكان.</p>
<h2>ما يبقى على جهازك</h2><p>تُحفظ على جهازك الحجوزات غير المكتملة ولغتك وآخر عمليات البحث كي لا يضيع شيء مما كتبته. وعند تسجيل الخروج يُمحى كل ما هو شخصي.</p>
<h2>من يطّلع عليها</h2><p>العيادة التي تحجز لديها. لا تُباع بياناتك لأحد، ولا إعلانات هنا.</p>
<h2>مدة الحفظ</h2><p>الرموز التي نرسلها إليك: عشر دقائق. الحجوزات غير المكتملة على جهازك: ثلاثة أيام. المواعيد: المدة التي يُلزم قانون البلد العيادات بها.</p>
<h2>عند حدوث خلل</h2><p>يخبر التطبيق خادمنا بنوع الخلل كي نصلحه، دون أي معلومة عنك. ولا يخبره بشيء إذا كان متصفحك يرسل إشارة «التحكم العام في الخصوصية» (GPC) أو «عدم التتبع».</p>
<h2>ما يُحسب</h2><p>كم مرة يُفتح التطبيق ويُثبَّت، وكم بحثًا لا يجد شيئًا، وكم موعدًا يُحجز ويُلغى، وعند أي خطوة تنتهي الحجوزات، لكل يوم. لا شيء عنك في هذه الأعداد: لا اسم ولا جهاز ولا عنوان ولا كلمات بحثت عنها. ولا يُحسب شيء من جهازك إذا كان متصفحك يرسل إشارة «التحكم العام في الخصوصية» (GPC) أو «عدم التتبع».</p>
<h2>حقوقك</h2><p>لك أن تطّلع على ما لدينا عنك، وأن تطلب تصحيحه، وأن تطلب حذفه حيث لا يُلزم القانون بحفظه.</p>
<p>اطلع أيضًا على <a href="/external?target=terms">شروط الاستخدام</a>.</p>`,
    `<p><strong>${id} adalah demo.</strong> Gunakan nama dan nomor rekaan. Yang Anda ketik tetap berada di server yang menjalankan demo ini dan tidak dikirim ke pihak lain.</p>
<h2>Apa yang kami minta, dan mengapa</h2><table><thead><tr><th scope="col">Data</th><th scope="col">Alasan</th></tr></thead><tbody><tr><td>Nama, telepon, dan email bila Anda menuliskannya</td><td>Agar klinik tahu siapa yang datang dan dapat menghubungi Anda</td></tr><tr><td>Kelompok usia, asuransi, dan catatan bila Anda menuliskannya</td><td>Agar dokter bersiap</td></tr><tr><td>Waktu dan tempat kunjungan</td><td>Untuk menyimpannya bagi Anda dan mengonfirmasinya lewat SMS</td></tr></tbody></table>
<h2>Lokasi Anda</h2><p>Kami memintanya hanya saat Anda menekan “Di dekat saya”, memakainya untuk mencari yang terdekat, dan tidak menyimpannya di mana pun.</p>
<h2>Yang tersimpan di perangkat Anda</h2><p>Pemesanan yang belum selesai, bahasa, dan pencarian terakhir disimpan di perangkat Anda agar tidak ada yang hilang. Saat keluar dari akun, semua yang bersifat pribadi dihapus.</p>
<h2>Siapa yang melihatnya</h2><p>Klinik tempat Anda memesan. Tidak ada yang membelinya, dan di sini tidak ada iklan.</p>
<h2>Berapa lama</h2><p>Kode yang kami kirim: sepuluh menit. Pemesanan yang belum selesai di perangkat Anda: tiga hari. Janji temu: selama hukum setempat mewajibkan klinik menyimpannya.</p>
<h2>Saat terjadi gangguan</h2><p>Aplikasi memberi tahu server kami jenis gangguannya agar dapat kami perbaiki, tanpa apa pun tentang Anda. Tidak ada yang dikirim bila peramban Anda mengirim Global Privacy Control atau Do Not Track.</p>
<h2>Apa yang dihitung</h2><p>Seberapa sering aplikasi dibuka dan dipasang, seberapa sering pencarian tidak menemukan apa pun, berapa janji temu dipesan dan dibatalkan, dan di langkah mana pemesanan berakhir, per hari. Tidak ada apa pun tentang Anda di dalamnya: tanpa nama, perangkat, alamat, atau kata yang Anda cari. Tidak ada yang dihitung dari perangkat Anda bila peramban Anda mengirim Global Privacy Control atau Do Not Track.</p>
<h2>Hak Anda</h2><p>Anda dapat melihat data yang kami simpan tentang Anda, meminta perbaikan, dan meminta penghapusan bila hukum tidak mewajibkan penyimpanannya.</p>
<p>Baca juga <a href="/external?target=terms">ketentuan penggunaan</a> kami.</p>`,
  )
