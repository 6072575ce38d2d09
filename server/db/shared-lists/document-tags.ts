const names: [id: string, en: string, ar: string, indonesian: string][] = [
  ['lab-result', 'Lab result', 'نتيجة تحليل', 'Hasil laboratorium'],
  ['imaging', 'Scan or X-ray', 'أشعة أو تصوير', 'Hasil pencitraan atau rontgen'],
  ['prescription', 'Prescription', 'وصفة طبية', 'Resep dokter'],
  ['medical-report', 'Medical report', 'تقرير طبي', 'Laporan medis'],
  ['referral', 'Referral letter', 'خطاب إحالة', 'Surat rujukan'],
  ['discharge-summary', 'Discharge summary', 'ملخص الخروج من المستشفى', 'Ringkasan pulang'],
  ['vaccination', 'Vaccination record', 'سجل التطعيم', 'Catatan vaksinasi'],
  ['insurance-card', 'Insurance card', 'بطاقة التأمين', 'Kartu asuransi'],
  ['identity', 'Identity document', 'وثيقة هوية', 'Dokumen identitas'],
  ['invoice', 'Invoice or receipt', 'فاتورة أو إيصال', 'Tagihan atau kuitansi'],
  ['other', 'Something else', 'غير ذلك', 'Lainnya'],
]

/** Tags a patient may give a document (C07), in the order they are offered. */
export const documentTagRows = names.map(([id, nameEn, nameAr, nameId], position) => ({
  id,
  nameEn,
  nameAr,
  nameId,
  position,
}))
