import { words, type ShippedBlock } from '../shipped-tenant.ts'

/** The three steps of a booking: the same for every tenant. */
export const howItWorks: ShippedBlock = {
  key: 'how',
  kind: 'steps',
  heading: words('How it works', 'كيف تحجز', 'Cara kerjanya'),
  items: [
    {
      icon: 'search',
      title: words('Say what you need', 'قل ما تحتاج إليه', 'Sebutkan kebutuhan Anda'),
      body: words(
        'A symptom, a speciality, a name or your insurer.',
        'عَرَض أو تخصص أو اسم طبيب أو شركة تأمين.',
        'Gejala, spesialisasi, nama dokter, atau asuransi Anda.',
      ),
    },
    {
      icon: 'clock',
      title: words('Pick a time you see', 'اختر وقتًا من المعروض', 'Pilih waktu yang tampil'),
      body: words(
        'Every time shown can be booked at once.',
        'كل وقت معروض يمكن حجزه في الحال.',
        'Setiap waktu yang tampil bisa langsung dipesan.',
      ),
    },
    {
      icon: 'circle-check',
      title: words('Go, or join by video', 'احضر أو انضم بالفيديو', 'Datang, atau bergabung lewat video'),
      body: words(
        'The address, the time and what to bring are kept on your phone.',
        'يبقى العنوان والموعد وما تحتاج إلى إحضاره محفوظًا في هاتفك.',
        'Alamat, waktu, dan yang perlu dibawa tersimpan di ponsel Anda.',
      ),
    },
  ],
}
