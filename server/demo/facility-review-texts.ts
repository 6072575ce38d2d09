import type { Language } from '#contract/locale'

type ReviewTexts = {
  /** Praise; each text is used once per facility. */
  good: readonly string[]
  mixed: readonly string[]
  poor: readonly string[]
  /** Sentences that some reviews end with. */
  closings: readonly string[]
}

/** Texts of invented reviews: they never mention a diagnosis or a name. */
export const reviewTexts: Record<Language, ReviewTexts> = {
  en: {
    good: [
      'I was seen on time and everything was explained in plain words.',
      'Friendly from the reception to the consulting room.',
      'Clean, quiet and easy to reach. My father felt taken seriously.',
      'Short wait, and all my questions were answered.',
      'The children’s corner saved our morning.',
      'Results came the same evening, with a call to go through them.',
      'Booked at breakfast, seen before lunch.',
      'They told me what it would cost before anything was done.',
      'Parking right at the door, which matters with my knee.',
      'Nobody rushed me, and I left knowing what to do next.',
      'The nurse noticed that I was nervous and took the time.',
      'My mother speaks no English, and they found somebody who speaks her language.',
      'I got a second opinion here and was glad that I asked.',
      'The video follow-up spared me a second drive.',
    ],
    mixed: [
      'Good doctor, but I waited half an hour past my time.',
      'The visit was fine; finding the entrance was not.',
      'Kind staff. Settling the insurance took longer than the visit.',
      'Good advice, in a waiting room that was too cold.',
      'I would come back, but not at six in the evening when everybody does.',
      'All went well once I was in. The phone line before that, less so.',
    ],
    poor: [
      'I waited an hour and nobody told me why.',
      'The doctor was in a hurry and I left with open questions.',
      'My time was moved twice at short notice.',
      'I called three times about my results.',
    ],
    closings: [
      'We will come back.',
      'The follow-up was arranged before I left.',
      'I have sent my brother there since.',
      'Worth the drive.',
      'Thank you to everybody at the desk.',
    ],
  },
  ar: {
    good: [
      'دخلت في موعدي تمامًا وشُرح لي كل شيء بكلام واضح.',
      'تعامل لطيف من الاستقبال حتى غرفة الفحص.',
      'مكان نظيف وهادئ ويسهل الوصول إليه. شعر والدي بالاهتمام.',
      'انتظار قصير، وأُجيب عن كل أسئلتي.',
      'ركن الأطفال أنقذ صباحنا.',
      'وصلت النتائج في المساء نفسه مع مكالمة لشرحها.',
      'حجزت صباحًا ودخلت قبل الظهر.',
      'أخبروني بالتكلفة قبل أي إجراء.',
      'الموقف عند الباب مباشرة، وهذا يهمني كثيرًا.',
      'لم يستعجلني أحد، وخرجت وأنا أعرف الخطوة التالية.',
      'لاحظت الممرضة قلقي وطمأنتني بصبر.',
      'راعوا كبر سن والدتي ولم تنتظر طويلًا.',
      'أخذت هنا رأيًا ثانيًا وكان قرارًا صائبًا.',
      'وفّرت عليّ المتابعة بالفيديو مشوارًا آخر.',
    ],
    mixed: [
      'الكشف جيد، لكنني انتظرت نصف ساعة بعد موعدي.',
      'الزيارة كانت جيدة، أما العثور على المدخل فلم يكن سهلًا.',
      'الموظفون لطفاء، لكن إجراءات التأمين استغرقت أطول من الزيارة.',
      'نصائح مفيدة، لكن غرفة الانتظار باردة.',
      'سأعود، لكن ليس في ساعة الزحام مساءً.',
      'سار كل شيء على ما يرام بعد الدخول، أما الرد على الهاتف فكان بطيئًا.',
    ],
    poor: [
      'انتظرت ساعة كاملة دون أن يخبرني أحد بالسبب.',
      'كان الكشف مستعجلًا وخرجت وما زالت لدي أسئلة.',
      'تغيّر موعدي مرتين دون إشعار كافٍ.',
      'اتصلت ثلاث مرات للسؤال عن نتائجي.',
    ],
    closings: [
      'سنعود بالتأكيد.',
      'وحُدد موعد المراجعة قبل أن أغادر.',
      'ونصحت أخي بالمكان بعدها.',
      'المكان يستحق المشوار.',
      'شكرًا لكل من في الاستقبال.',
    ],
  },
  id: {
    good: [
      'Saya dilayani tepat waktu dan semuanya dijelaskan dengan bahasa yang mudah.',
      'Ramah dari resepsionis sampai ruang periksa.',
      'Bersih, tenang, dan mudah dijangkau. Ayah saya merasa diperhatikan.',
      'Antrenya sebentar, dan semua pertanyaan saya dijawab dengan sabar.',
      'Pojok anak menyelamatkan pagi kami.',
      'Hasilnya keluar malam itu juga, lengkap dengan telepon penjelasan.',
      'Pesan pagi, sebelum siang sudah diperiksa.',
      'Biayanya diberi tahu sebelum tindakan apa pun.',
      'Parkirnya dekat pintu, sangat membantu lutut saya.',
      'Tidak diburu-buru, dan saya pulang tahu langkah berikutnya.',
      'Perawatnya tahu saya gugup dan menenangkan saya.',
      'Ibu saya yang sudah sepuh didahulukan dengan sopan.',
      'Saya minta pendapat kedua di sini dan tidak menyesal.',
      'Kontrol lewat video menghemat satu perjalanan.',
    ],
    mixed: [
      'Dokternya bagus, tetapi saya menunggu setengah jam dari jadwal.',
      'Kunjungannya baik, hanya pintu masuknya sulit ditemukan.',
      'Petugasnya ramah. Urusan asuransinya lebih lama daripada periksanya.',
      'Sarannya bagus, hanya ruang tunggunya terlalu dingin.',
      'Saya mau kembali, asal bukan pada jam ramai sore hari.',
      'Semua lancar setelah masuk. Teleponnya yang sulit dihubungi.',
    ],
    poor: [
      'Saya menunggu satu jam tanpa penjelasan.',
      'Pemeriksaannya terburu-buru dan masih ada yang belum terjawab.',
      'Jadwal saya diubah dua kali secara mendadak.',
      'Saya menelepon tiga kali untuk menanyakan hasil.',
    ],
    closings: [
      'Pasti kembali lagi.',
      'Jadwal kontrol sudah diatur sebelum saya pulang.',
      'Sejak itu adik saya juga ke sini.',
      'Jauh-jauh pun tidak rugi.',
      'Terima kasih untuk petugas di depan.',
    ],
  },
}
