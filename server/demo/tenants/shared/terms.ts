import { words, type Words } from '../shipped-tenant.ts'

/** Terms of use of a demo tenant. */
export const termsHtml = ({ en, ar, id }: Words): Words =>
  words(
    `<p><strong>${en} is a demonstration.</strong> Its doctors, clinics, insurers, prices and times are invented. Nothing you book here reaches anybody, and no visit takes place. These terms show what a real service of this kind would tell you.</p>
<h2>What ${en} does</h2><p>${en} helps you find a doctor, a clinic or a hospital and book a time: in person, at home or by video. It does not give medical advice. Care is given by the practitioner you choose, who answers for it.</p>
<h2>In an emergency</h2><p>Do not book. Call the emergency number of the country you are in: 998 for an ambulance in the Emirates, 997 in Saudi Arabia, 119 in Indonesia.</p>
<h2>Booking</h2><ul><li>A time that you choose is kept for ten minutes while you fill in the rest.</li><li>A booking stands once you see its number. Until then, nobody expects you.</li><li>The fee shown is the fee of the visit. Tests, procedures and medicines are not part of it.</li><li>You may book for yourself, or for somebody who asked you to.</li></ul>
<h2>Changing and cancelling</h2><p>Please cancel as early as you can, so that somebody else can be seen. A clinic may charge for a visit that was missed without a word; it says so before you book.</p>
<h2>Insurance</h2><p>We name the plans that a doctor has told us they accept. Only your insurer can say what your plan pays for.</p>
<h2>What we expect of you</h2><p>Give a name and a phone number that are right, keep your codes to yourself, and do not book times you do not mean to use.</p>
<h2>Changes to these terms</h2><p>We say in the app when they change in a way that matters to you. You can always read them here.</p>
<p>See also our <a href="/external?target=privacy">privacy policy</a>.</p>`,
    `<p><strong>تطبيق ${ar} عرض تجريبي.</strong> الأطباء والعيادات وشركات التأمين والأسعار والأوقات غير حقيقية، وأي حجز هنا لا يصل إلى أحد ولا تتم بموجبه أي زيارة. تبيّن هذه الشروط ما كانت خدمة حقيقية من هذا النوع ستخبرك به.</p>
<h2>ماذا تجد هنا</h2><p>يساعدك تطبيق ${ar} على العثور على طبيب أو عيادة أو مستشفى وحجز موعد: حضوريًا أو في المنزل أو بالفيديو. وهو لا يقدّم نصائح طبية، فالرعاية يقدّمها الممارس الذي تختاره وهو المسؤول عنها.</p>
<h2>في حالات الطوارئ</h2><p>لا تحجز موعدًا، بل اتصل برقم الطوارئ في البلد الذي أنت فيه: الإسعاف 998 في الإمارات، و997 في السعودية، و119 في إندونيسيا.</p>
<h2>الحجز</h2><ul><li>الوقت الذي تختاره يُحفظ لك عشر دقائق ريثما تُكمل بقية البيانات.</li><li>يصبح الحجز قائمًا حين ترى رقمه، وقبل ذلك لا أحد في انتظارك.</li><li>الرسوم المعروضة هي رسوم الزيارة، ولا تشمل التحاليل والإجراءات والأدوية.</li><li>يمكنك الحجز لنفسك أو لمن طلب منك ذلك.</li></ul>
<h2>التغيير والإلغاء</h2><p>نرجو الإلغاء في أقرب وقت ممكن ليستفيد غيرك من الموعد. وقد تتقاضى العيادة رسومًا عن موعد فات دون إبلاغها، وتبيّن ذلك قبل الحجز.</p>
<h2>التأمين</h2><p>نذكر الوثائق التي أخبرنا الطبيب أنه يقبلها، أما ما تغطيه وثيقتك فلا تحدّده إلا شركة التأمين.</p>
<h2>ما نرجوه منك</h2><p>أن تكتب اسمًا ورقم هاتف صحيحين، وأن تحتفظ برموزك لنفسك، وألّا تحجز أوقاتًا لا تنوي الحضور فيها.</p>
<h2>تعديل هذه الشروط</h2><p>نُعلمك في التطبيق حين يطرأ عليها تغيير يهمّك، ويمكنك الاطلاع عليها هنا في أي وقت.</p>
<p>اطلع أيضًا على <a href="/external?target=privacy">سياسة الخصوصية</a>.</p>`,
    `<p><strong>${id} adalah demo.</strong> Dokter, klinik, asuransi, harga, dan jadwalnya rekaan. Pemesanan di sini tidak sampai ke siapa pun dan tidak ada kunjungan yang terjadi. Ketentuan ini menunjukkan apa yang akan disampaikan layanan sungguhan.</p>
<h2>Apa yang dilakukan ${id}</h2><p>${id} membantu Anda menemukan dokter, klinik, atau rumah sakit dan memesan waktu: tatap muka, di rumah, atau lewat video. ${id} tidak memberi nasihat medis. Perawatan diberikan oleh praktisi yang Anda pilih, dan ia yang bertanggung jawab.</p>
<h2>Dalam keadaan darurat</h2><p>Jangan memesan. Hubungi nomor darurat di negara tempat Anda berada: ambulans 998 di Uni Emirat Arab, 997 di Arab Saudi, 119 di Indonesia.</p>
<h2>Pemesanan</h2><ul><li>Waktu yang Anda pilih disimpan sepuluh menit selagi Anda melengkapi data.</li><li>Pemesanan berlaku setelah Anda melihat nomornya. Sebelum itu belum ada yang menunggu Anda.</li><li>Biaya yang tampil adalah biaya kunjungan. Tes, tindakan, dan obat tidak termasuk.</li><li>Anda boleh memesan untuk diri sendiri, atau untuk orang yang meminta Anda.</li></ul>
<h2>Mengubah dan membatalkan</h2><p>Batalkan sedini mungkin agar orang lain bisa diperiksa. Klinik dapat mengenakan biaya untuk kunjungan yang terlewat tanpa kabar, dan menyampaikannya sebelum Anda memesan.</p>
<h2>Asuransi</h2><p>Kami menyebutkan polis yang menurut dokter diterimanya. Hanya perusahaan asuransi yang dapat memastikan apa yang ditanggung polis Anda.</p>
<h2>Yang kami harapkan dari Anda</h2><p>Tuliskan nama dan nomor telepon yang benar, jaga kerahasiaan kode Anda, dan jangan memesan waktu yang tidak akan Anda pakai.</p>
<h2>Perubahan ketentuan</h2><p>Kami memberi tahu di aplikasi bila ada perubahan yang penting bagi Anda. Ketentuan ini selalu dapat dibaca di sini.</p>
<p>Baca juga <a href="/external?target=privacy">kebijakan privasi</a> kami.</p>`,
  )
